/** Light and dark, kept under the name that the site uses. */
const key = 'theme';

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Some browsers keep nothing for pages from a disk.
    return null;
  }
}

function show(theme: string): void {
  const {dataset} = document.documentElement;
  dataset['theme'] = theme;
  dataset['themeChoice'] = theme;
}

/** Shows what the reader has chosen before. */
export function setColours(): void {
  const theme = stored();
  show(theme === 'dark' ? 'dark' : 'light');
}

/** Lets the button change it. */
export function addColours(): void {
  const button = document.querySelector<HTMLButtonElement>('button[class*="toggleButton_"]');
  if (!button) {
    return;
  }
  const tell = (): void => {
    const mode = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
    button.title = `${mode} mode`;
    button.setAttribute('aria-label', `Switch between dark and light mode (currently ${mode} mode)`);
  };
  button.disabled = false;
  button.classList.forEach((name) => name.startsWith('toggleButtonDisabled_') && button.classList.remove(name));
  button.addEventListener('click', () => {
    const theme = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
    show(theme);
    try {
      localStorage.setItem(key, theme);
    } catch {
      // For this page only.
    }
    tell();
  });
  tell();
}
