import type {ReactNode} from 'react';
import type {Line} from './size';

/** Lines of a calculation: the formula in words, then with the numbers, then what comes out. */
export function Calculation({caption, lines}: {caption: string; lines: readonly Line[]}): ReactNode {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Formula</th>
          <th scope="col">Your numbers</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({result, formula, numbers, value}) => (
          <tr key={result}>
            <th scope="row">{result}</th>
            <td>{formula}</td>
            <td>{numbers}</td>
            <td>
              <strong>{value}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
