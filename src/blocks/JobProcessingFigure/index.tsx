import type {ReactNode} from 'react';
import Figure, {Arrow, Badge, Box, LifeLine, Text} from '../../ui/Figure';

/** Horizontal position of the life line of each participant. */
const LINES = {client: 60, controller: 182, worker: 304, store: 420} as const;
type Participant = keyof typeof LINES;

interface Message {
  readonly from: Participant;
  readonly to: Participant;
  readonly label: string;
}

const MESSAGES: readonly Message[] = [
  {from: 'client', to: 'store', label: 'upload the documents'},
  {from: 'client', to: 'controller', label: '`POST /job/create`'},
  {from: 'controller', to: 'client', label: '`jobExecutionID`'},
  {from: 'controller', to: 'worker', label: 'run a step, with references'},
  {from: 'worker', to: 'store', label: 'read'},
  {from: 'worker', to: 'store', label: 'write'},
  {from: 'worker', to: 'controller', label: 'JSON with references'},
  {from: 'client', to: 'controller', label: '`GET /job/execution/{jobId}`'},
  {from: 'client', to: 'controller', label: '`GET /job/result/{jobId}`'},
  {from: 'client', to: 'store', label: 'download the result'},
];

const TOP = 96;
const ROW = 46;
const HEIGHT = TOP + MESSAGES.length * ROW;

/** One job from the upload of the documents to the download of the result, as a sequence. */
export default function JobProcessingFigure(): ReactNode {
  return (
    <Figure
      title="Job lifecycle"
      desc="Ten messages. 1: the client uploads the documents to the data store. 2: it posts the job request to the
        controller. 3: the controller returns the job execution ID. 4: the controller sends a step to a worker.
        5 and 6: the worker reads from the data store and writes its result there. 7: the worker responds to the controller
        with JSON that refers to the result. Messages 4 to 7 repeat for each step. 8: the client polls the status
        until it is FINISHED. 9: it fetches the result. 10: it downloads the result from the data store."
      caption="Lifecycle of a job. Messages 4 to 7 repeat for each step. Message 8 repeats until the status is FINISHED."
      height={HEIGHT}
    >
      {Object.values(LINES).map((x) => (
        <LifeLine key={x} x={x} from={52} to={HEIGHT} />
      ))}
      {MESSAGES.map(({from, to, label}, index) => {
        const y = TOP + index * ROW + 10;
        const left = Math.min(LINES[from], LINES[to]);
        return (
          <g key={label}>
            <Arrow points={`${LINES[from]},${y} ${LINES[to]},${y}`} />
            <Badge x={left + 16} y={y - 16} n={index + 1} />
            <Text x={left + 32} y={y - 10} label={label} />
          </g>
        );
      })}
      <Box x={8} y={8} w={104} h={44} label="Client" />
      <Box x={126} y={8} w={112} h={44} label="Controller" tone="accent" />
      <Box x={252} y={8} w={104} h={44} label="Worker" />
      <Box x={368} y={8} w={104} h={44} label="Data store" />
    </Figure>
  );
}
