/** The environment variable that sets a key in Spring Boot: `a.b-c[0].d` and `a.b-c[].d` are `A_BC_0_D`. */
export const environmentName = (key: string): string =>
  key
    .replaceAll('-', '')
    .replaceAll('[]', '[0]')
    .replaceAll(/[.[\]]+/g, '_')
    .replace(/_$/, '')
    .toUpperCase();

/** A name without case, hyphens, dots and underscores: `max-jobs`, `maxJobs` and `MAX_JOBS` are the same. */
export const uniformName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
