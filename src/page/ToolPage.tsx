import type { ReactNode } from 'react';
import { useState } from 'react';
import type { HomeWords } from './home-words.ts';
import { formatLink, isLinkable } from '../runtime/link.ts';
import { Button } from '../ui/button/Button.tsx';
import { CheckIcon, LinkIcon } from '../ui/icons.tsx';
import { classNames } from '../ui/class-names.ts';
import { Switch } from '../ui/switch/Switch.tsx';
import { copyText } from '../ui/clipboard.ts';
import { useEnvironment } from './environment.ts';
import kit from './kit.module.css';
import styles from './page.module.css';
import { useTool } from './tool-context.tsx';
import { ToolHead } from './tool-head/ToolHead.tsx';

interface ToolPageProps {
  readonly words: HomeWords;
  /** More buttons beside Copy link, such as the heart. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every tool's page: title, one sentence, Copy link; then the tool itself. */
export function ToolPage({ words, actions, children }: ToolPageProps) {
  const { texts } = useEnvironment();
  const { operations, notUnderstood, isKept, setKept, isKeepingRefused } = useTool();
  const hasInput = Object.keys(operations).length > 0;
  return (
    <article className={styles.page}>
      <ToolHead words={words}>
        {actions}
        {hasInput && <CopyLink />}
      </ToolHead>
      {notUnderstood.length > 0 && (
        <p className={classNames(kit.banner, kit.doubtful)} role="status">
          {texts.t('page.linkUnknown', { fields: notUnderstood.join(', ') })}
        </p>
      )}
      {children}
      {hasInput && (
        <footer className={styles.footer}>
          <Switch label={texts.t('page.keepInputs')} checked={isKept} onChange={setKept} />
          <p className={kit.hint} role="status">
            {texts.t(isKeepingRefused ? 'page.keepInputsRefused' : 'page.keepInputsHint')}
          </p>
        </footer>
      )}
    </article>
  );
}

function CopyLink() {
  const { texts } = useEnvironment();
  const { state, operations } = useTool();
  const [said, setSaid] = useState('');

  async function copy(): Promise<void> {
    const operation = operations[state.active];
    const input = state.inputs[state.active] ?? {};
    if (!operation) return;
    const copied = await copyText(location.origin + location.pathname + formatLink(state.active, operation, input));
    const leavesOut = Object.entries(operation.input).some(([name, field]) => !isLinkable(field) && input[name] !== undefined && input[name] !== '');
    setSaid(texts.t(!copied ? 'page.copyFailed' : leavesOut ? 'page.linkWithout' : 'page.linkCopied'));
    setTimeout(() => setSaid(''), 5_000);
  }

  return (
    <span className={styles.copyLink}>
      <Button icon={said ? <CheckIcon /> : <LinkIcon />} onClick={() => void copy()}>
        {texts.t('page.copyLink')}
      </Button>
      <span role="status" className={kit.hint}>
        {said}
      </span>
    </span>
  );
}
