import { useEffect, useState } from 'react';
import { useKitWords } from '../../page/words/kit-words.ts';
import { useDraft, usePageActions, useTool } from '../../page/session/use-tool.ts';
import type { EndedRun } from '../../runtime/embed/messages.ts';
import { OpenInIcon } from '../../ui/icons.tsx';
import { base } from '../base.ts';
import { useShell } from '../shell.tsx';
import { connect } from './connect.ts';
import styles from './embedded-tool.module.css';
import { addressOf } from './open-outside.ts';

/** The end of an embedded tool: who can read its results, and a link to the whole page. Connects the tool with the page around it. */
export default function EmbeddedTool() {
  const tool = useTool();
  const actions = usePageActions();
  const { words } = useShell();
  const kit = useKitWords();
  const [reader, setReader] = useState<string>();
  const draft = useDraft();
  useEffect(() => {
    const findShown = (): EndedRun | undefined => {
      const { active, inputs } = actions.read();
      const input = inputs[active] ?? {};
      const kept = draft.keptAnswer(active, input);
      return kept && { operation: active, input, outcome: { kind: 'output', output: kept.output, isRandom: false } };
    };
    return connect(window.parent, { tool, actions, findShown, onOpen: setReader });
  }, [tool, actions, draft]);
  return (
    <p className={styles.edge}>
      <span role="status">{reader !== undefined && reader !== location.origin && kit('resultsShared', { origin: reader })}</span>
      <a
        href={`${base}/${tool.id}`}
        target="_blank"
        rel="noopener"
        data-action="open-outside"
        onClick={({ currentTarget }) => {
          // A long text takes time to encode, so the link gets the current values only when it is followed.
          currentTarget.href = addressOf(tool.id, tool.operations, actions.read());
        }}
      >
        <OpenInIcon />
        {kit('openOutside', { name: words.t('app.name') })}
      </a>
    </p>
  );
}
