/** Loads a script of the download: pages from a disk can fetch nothing. */
export const loadScript = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = file;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${file} is missing; unpack the whole download`)));
    document.head.append(script);
  });

/** Way from the page that is read to the top of the download. */
export const rootOfDownload = (): string => document.documentElement.dataset['root'] ?? '';
