/** The rules of thumb of the page "System requirements" with the numbers of a reader. Pure; nothing here is a value of the product. */

/** What all workers have in common. */
export interface Load {
  documentsPerDay: number;
  /** Percent of the documents of a day that come in its busiest hour. */
  busiestHour: number;
  pages: number;
  /** Input and all results of one job, in MB. */
  megabytes: number;
  days: number;
  diskFactor: number;
}

/** What was measured with one kind of worker. */
export interface WorkerLoad {
  secondsPerPage: number;
  atOnce: number;
  /** Highest memory measured, in GiB. */
  memory: number;
  memoryFactor: number;
}

/** One line of the calculation. */
export interface Line {
  result: string;
  /** With words, as the page has it. */
  formula: string;
  /** The same with the numbers of the reader. */
  numbers: string;
  value: string;
}

/** How many instances of a worker, and how much memory for each, in MiB. */
export interface WorkerSize {
  instances: number;
  mebibytes: number;
}

/** Formulas, word by word; a test compares those of the documentation. */
export const formulas = {
  jobs: 'jobs in the busiest hour = documents per day x share of the busiest hour',
  seconds: 'seconds per job = pages per document x seconds per page',
  instances: 'worker instances = (jobs in the busiest hour x seconds per job) / 3600 / jobs at once per worker',
  memory: 'memory per worker = highest memory measured x 1.5',
  disk: 'disk = jobs per day x (input + all results of one job) x days until deletion x 1.3',
} as const;

const text = (value: number, digits = 2): string => value.toLocaleString('en', {maximumFractionDigits: digits});

const line = (formula: string, numbers: string, value: string): Line => {
  const [result = '', words = ''] = formula.split(' = ');
  return {result, formula: words, numbers, value};
};

/** Jobs in the busiest hour: one document is one job. */
export const jobsInBusiestHour = ({documentsPerDay, busiestHour}: Load): number =>
  (documentsPerDay * busiestHour) / 100;

/** The size of one kind of worker. */
export function workerSize(load: Load, {secondsPerPage, atOnce, memory, memoryFactor}: WorkerLoad): WorkerSize {
  const exact = (jobsInBusiestHour(load) * load.pages * secondsPerPage) / 3600 / atOnce;
  // Floating point must not add an instance: 3.0000000000000004 is 3.
  const instances = Math.max(1, Math.ceil(Number(exact.toFixed(6))));
  return {instances, mebibytes: Math.ceil(Number((memory * memoryFactor * 1024).toFixed(3)))};
}

/** The calculation of one kind of worker, line by line. */
export function workerLines(load: Load, worker: WorkerLoad): Line[] {
  const {secondsPerPage, atOnce, memory, memoryFactor} = worker;
  const jobs = jobsInBusiestHour(load);
  const seconds = load.pages * secondsPerPage;
  const {instances, mebibytes} = workerSize(load, worker);
  const exact = (jobs * seconds) / 3600 / atOnce;
  return [
    line(formulas.seconds, `${text(load.pages)} x ${text(secondsPerPage)} s`, `${text(seconds)} s`),
    line(
      formulas.instances,
      `(${text(jobs)} x ${text(seconds)} s) / 3600 / ${text(atOnce)}`,
      `${text(exact)}, rounded up: ${text(instances)}`,
    ),
    line(
      formulas.memory.replace('1.5', 'factor'),
      `${text(memory)} GiB x ${text(memoryFactor)}`,
      `${text(memory * memoryFactor)} GiB`,
    ),
    line(
      'memory of all instances = memory per worker x worker instances',
      `${text(memory * memoryFactor)} GiB x ${text(instances)}`,
      `${text((mebibytes * instances) / 1024)} GiB`,
    ),
  ];
}

/** The calculation for the stack, line by line. */
export function stackLines(load: Load): Line[] {
  const {documentsPerDay, busiestHour, megabytes, days, diskFactor} = load;
  const disk = (documentsPerDay * megabytes * days * diskFactor) / 1000;
  return [
    line(
      formulas.jobs,
      `${text(documentsPerDay)} x ${text(busiestHour)} %`,
      `${text(jobsInBusiestHour(load))} jobs per hour`,
    ),
    line(
      formulas.disk.replace('1.3', 'factor'),
      `${text(documentsPerDay)} x ${text(megabytes)} MB x ${text(days)} x ${text(diskFactor)}`,
      `${text(disk)} GB`,
    ),
  ];
}
