import { useKitWords } from './kit-words.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { HomeWords } from '../contract/words.ts';
import { formatLink, isLinkable } from '../runtime/link.ts';
import { Button } from '../ui/button/Button.tsx';
import { CheckIcon, LinkIcon } from '../ui/icons.tsx';
import { classNames } from '../ui/class-names.ts';
import { Switch } from '../ui/switch/Switch.tsx';
import { copyText } from '../ui/clipboard.ts';
import look from './look.module.css';
import styles from './page.module.css';
import { useTool } from './tool-context.tsx';
import { ToolHead } from './tool-head/ToolHead.tsx';

interface ToolPageProps {
  /** Name and description of the tool. */
  readonly about: HomeWords;
  /** Buttons before Copy link, such as the heart. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every tool's page: title, description and Copy link above the tool, and below it the switch that keeps the inputs. */
export function ToolPage({ about, actions, children }: ToolPageProps) {
  const kit = useKitWords();
  const { operations, notUnderstood, isKept, setKept, isKeepingRefused } = useTool();
  const hasInput = Object.keys(operations).length > 0;
  return (
    <article className={styles.page}>
      <ToolHead about={about}>
        {actions}
        {hasInput && <CopyLink />}
      </ToolHead>
      {notUnderstood.length > 0 && (
        <p className={classNames(look.banner, look.doubtful)} role="status">
          {kit('linkUnknown', { fields: notUnderstood.join(', ') })}
        </p>
      )}
      {children}
      {hasInput && (
        <footer className={styles.footer}>
          <Switch label={kit('keepInputs')} checked={isKept} onChange={setKept} />
          <p className={look.hint} role="status">
            {kit(isKeepingRefused ? 'keepInputsRefused' : 'keepInputsHint')}
          </p>
        </footer>
      )}
    </article>
  );
}

function CopyLink() {
  const kit = useKitWords();
  const { state, operations } = useTool();
  const [said, setSaid] = useState('');

  async function copy(): Promise<void> {
    const operation = operations[state.active];
    const input = state.inputs[state.active] ?? {};
    if (!operation) return;
    const copied = await copyText(location.origin + location.pathname + formatLink(state.active, operation, input));
    const leavesOut = Object.entries(operation.input).some(([name, field]) => !isLinkable(field) && input[name] !== undefined && input[name] !== '');
    setSaid(kit(!copied ? 'copyFailed' : leavesOut ? 'linkWithout' : 'linkCopied'));
    setTimeout(() => setSaid(''), 5_000);
  }

  return (
    <span className={styles.copyLink}>
      <Button icon={said ? <CheckIcon /> : <LinkIcon />} data-action="copy-link" onClick={() => void copy()}>
        {kit('copyLink')}
      </Button>
      <span role="status" className={look.hint}>
        {said}
      </span>
    </span>
  );
}
