/** Buttons that copy: those of names, which the page has, and one for each block of code. */
import {copyText} from '../../../../src/ui/Copy/copy';

const done = 'Copied';
const failed = 'Copying is not allowed here';

function onClick(button: HTMLElement, text: string, label: string): void {
  void copyText(text).then((isCopied) => {
    button.title = isCopied ? done : failed;
    button.setAttribute('aria-label', button.title);
    if (button.dataset['offline'] !== undefined) {
      button.textContent = isCopied ? done : failed;
    }
    setTimeout(() => {
      button.title = 'Copy';
      button.setAttribute('aria-label', label);
      if (button.dataset['offline'] !== undefined) {
        button.textContent = 'Copy';
      }
    }, 2000);
  });
}

/** Lets buttons copy, and makes those of code. */
export function addCopyButtons(): void {
  for (const button of Array.from(document.querySelectorAll<HTMLElement>('button[aria-label^="Copy "]'))) {
    const label = button.getAttribute('aria-label')!;
    button.addEventListener('click', () => onClick(button, label.slice('Copy '.length), label));
  }
  for (const pre of Array.from(document.querySelectorAll<HTMLElement>('.theme-code-block pre'))) {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: 'Copy',
      title: 'Copy',
    });
    const label = 'Copy code to clipboard';
    button.dataset['offline'] = '';
    button.className = 'clean-btn offline-copy';
    button.setAttribute('aria-label', label);
    button.addEventListener('click', () => onClick(button, pre.innerText, label));
    pre.parentElement!.append(button);
  }
}
