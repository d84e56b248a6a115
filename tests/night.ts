/** Whether the tests run at night, with the cases that the gate leaves out. */
export const isNight = process.env['NIGHTLY'] === 'true';
