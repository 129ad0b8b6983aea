import { useKitWords } from './kit-words.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { HomeWords } from '../contract/words.ts';
import { formatLink, isLinkable } from '../runtime/link.ts';
import { Button } from '../ui/button/Button.tsx';
import { CheckIcon, LinkIcon } from '../ui/icons.tsx';
import { classNames } from '../ui/class-names.ts';
import { copyText } from '../ui/clipboard.ts';
import look from './look.module.css';
import styles from './page.module.css';
import { useTool } from './tool-context.tsx';
import { PageMenu } from './tool-head/PageMenu.tsx';
import { ToolHead } from './tool-head/ToolHead.tsx';
import { isOption } from './tool-state.ts';

interface ToolPageProps {
  /** Name and description of the tool. */
  readonly about: HomeWords;
  /** Buttons before Copy link, such as the heart. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every tool's page: title, description and buttons above the tool. */
export function ToolPage({ about, actions, children }: ToolPageProps) {
  const kit = useKitWords();
  const { operations, notUnderstood } = useTool();
  const fields = Object.values(operations).flatMap(({ input }) => Object.values(input));
  return (
    <article className={styles.page}>
      <ToolHead about={about}>
        {actions}
        {fields.length > 0 && <CopyLink />}
        {fields.some((field) => isLinkable(field) && !isOption(field)) && <PageMenu />}
      </ToolHead>
      {notUnderstood.length > 0 && (
        <p className={classNames(look.banner, look.doubtful)} role="status">
          {kit('linkUnknown', { fields: notUnderstood.join(', ') })}
        </p>
      )}
      {children}
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
    <span className={styles.popupRoot}>
      <Button variant="text" className={styles.copyLinkButton} icon={said ? <CheckIcon /> : <LinkIcon />} data-action="copy-link" onClick={() => void copy()}>
        <span className={styles.copyLinkWords}>{kit('copyLink')}</span>
      </Button>
      <span role="status" className={classNames(look.hint, styles.said)}>
        {said}
      </span>
    </span>
  );
}
