/** Version data for the version line. */
interface Version {
  name: string;
  label: string;
}

/**
 * Says for which product version a page is.
 *
 * @param active - Version of the page, or undefined outside the documentation.
 * @param latest - The current release.
 */
export function versionLine(active: Version | undefined, latest: Version): string {
  if (!active) {
    return `The current release of jadice flow is ${latest.label}.`;
  }
  if (active.name === latest.name) {
    return `This page is for jadice flow ${active.label}, the current release.`;
  }
  return `This page is for jadice flow ${active.label}. The current release is ${latest.label}.`;
}
