import { useKitWords } from './words/kit-words.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ListedWords } from '../contract/words.ts';
import type { Operation } from '../contract/operations.ts';
import { formatShortLink, isLinkable } from '../runtime/link.ts';
import { Button } from '../ui/button/Button.tsx';
import { CheckIcon, LinkIcon } from '../ui/icons.tsx';
import { classNames } from '../ui/class-names.ts';
import { copyText } from '../ui/clipboard.ts';
import { LONG_DURATION_MS, showToast } from '../ui/toast/toast.ts';
import { download, fileNameFor } from './files/download.ts';
import look from './look.module.css';
import type { OperationWords } from './words/operation-words.ts';
import { operationWords } from './words/operation-words.ts';
import styles from './page.module.css';
import { textOf } from './words/text-of.ts';
import { useDraft, usePageActions, useTool } from './session/use-tool.ts';
import { PageMenu } from './tool-head/PageMenu.tsx';
import { ToolHead } from './tool-head/ToolHead.tsx';
import type { PageInput } from './session/page-state.ts';
import { isOption } from './session/page-state.ts';

interface ToolPageProps {
  /** The name of the tool. */
  readonly about: ListedWords;
  /** The icon of the tool, before its title. */
  readonly tile?: ReactNode;
  /** Buttons before Copy link, such as the heart. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every tool's page: title, description and buttons above the tool. */
export function ToolPage({ about, tile, actions, children }: ToolPageProps) {
  const kit = useKitWords();
  const { operations, words } = useTool();
  const { notUnderstood } = useDraft();
  const fields = Object.values(operations).flatMap(({ input }) => Object.values(input));
  return (
    <article className={styles.page}>
      <ToolHead about={about} description={words.t('description')} tile={tile}>
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

/** Lengths of a URL in characters: mail and chat programs keep shorter ones, and browsers open no longer ones. */
const SAFE_LENGTH = 2_000;
const MAX_LENGTH = 32_000;

const SAID_MS = 5_000;
function CopyLink() {
  const kit = useKitWords();
  const { id, operations, words } = useTool();
  const { read } = usePageActions();
  const [announced, setAnnounced] = useState('');

  async function copy(): Promise<void> {
    const { active, linked = active, inputs } = read();
    const operation = operations[linked];
    const input = inputs[linked] ?? {};
    if (!operation) return;
    const page = location.origin + location.pathname;
    const { fragment, leftOut } = formatShortLink(linked, operation, input, MAX_LENGTH - page.length);
    const isCopied = await copyText(page + fragment);
    if (isCopied && leftOut.length > 0) return offerFiles(operationWords(linked, words), operation, input, leftOut);
    const leavesOut = Object.entries(operation.input).some(([name, field]) => !isLinkable(field) && input[name] !== undefined && input[name] !== '');
    const length = page.length + fragment.length;
    setAnnounced(!isCopied ? kit('copyFailed') : length > SAFE_LENGTH ? kit('linkLong', { length }) : kit(leavesOut ? 'linkWithout' : 'linkCopied'));
    setTimeout(() => setAnnounced(''), SAID_MS);
  }

  /** Reports which texts are too long for a link, and offers to share them as files. */
  function offerFiles(own: OperationWords, { input: fields }: Operation, input: PageInput, names: readonly string[]): void {
    const label = new Intl.ListFormat(kit.language).format(names.map((name) => own.input(name)));
    const press = (): void => {
      for (const name of names) {
        const field = fields[name];
        const [file, type] = fileNameFor(id, field && 'format' in field && typeof field.format === 'string' ? field.format : undefined);
        download(textOf(input[name]), file, type);
      }
    };
    showToast(kit('linkTooLong', { label }), { duration: LONG_DURATION_MS, action: { label: kit('download'), onPress: press } });
  }

  return (
    <span className={styles.popupRoot}>
      <Button
        variant="text"
        className={styles.copyLinkButton}
        icon={announced ? <CheckIcon /> : <LinkIcon />}
        data-action="copy-link"
        onClick={() => void copy()}
      >
        <span className={styles.copyLinkWords}>{kit('copyLink')}</span>
      </Button>
      <span role="status" className={classNames(look.hint, styles.announced)}>
        {announced}
      </span>
    </span>
  );
}
