/*
 * Why:   announces to screen readers that the code was copied; the stock button only changes its name, which few of them announce.
 * How:   eject (unsafe component), the stock button with a status beside it, and without its texts for translation.
 * Drop:  when the stock button announces what it did.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {useCopy} from '@site/src/ui/Copy/useCopy';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';

export default function CopyButton({className}: Props): ReactNode {
  const {code} = useCodeBlockContext().metadata;
  const {outcome, copy} = useCopy();
  const isCopied = outcome?.copied;
  return (
    <>
      <Button
        aria-label={isCopied ? 'Copied' : 'Copy code to clipboard'}
        title="Copy"
        className={clsx(className, styles['copyButton'], isCopied && styles['copyButtonCopied'])}
        onClick={() => copy(code)}
      >
        <span className={styles['copyButtonIcons']} aria-hidden="true">
          <IconCopy className={styles['copyButtonIcon']} />
          <IconSuccess className={styles['copyButtonSuccessIcon']} />
        </span>
      </Button>
      <span role="status" className="only-heard">
        {isCopied && 'Copied'}
      </span>
    </>
  );
}
