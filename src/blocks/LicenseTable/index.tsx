import type {ReactNode} from 'react';
import entries from '@generated/licenses/default/licenses.json';

/** Open-source packages that this site ships to the browser; the data comes from the plugin `licenses`. */
export default function LicenseTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Package</th>
          <th scope="col">Version</th>
          <th scope="col">Licence</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({name, version, license}) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{version}</td>
            <td>{license}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
