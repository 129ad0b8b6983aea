import { useState } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import { Field } from '../../page/Field.tsx';
import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import { InputPane, OutputPane } from '../../page/layouts/panes.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import { Output } from '../../page/Output.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { useWords } from '../../page/tool-context.tsx';
import type { OperationState } from '../../page/use-operation.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SwapIcon, TextWrapIcon } from '../../ui/icons.tsx';
import { DiffView } from './page/DiffView.tsx';
import { InlineView } from './page/InlineView.tsx';
import styles from './page/text-diff.module.css';
import type en from './strings/en.json';

export default function TextDiff() {
  return (
    <OperationTabs>
      {(operation) => {
        if (operation.name === 'compare') return <Compare operation={operation} />;
        if (operation.name === 'compareInline') return <CompareInline operation={operation} />;
        return <ApplyPatch operation={operation} />;
      }}
    </OperationTabs>
  );
}

function Compare({ operation }: { readonly operation: OperationState }) {
  return (
    <div className={styles.stack}>
      <Options operation={operation} names={['ignoreWhitespace', 'ignoreCase', 'ignoreLineEndings']} />
      <BothTexts operation={operation} names={['original', 'modified']} />
      <RunStatus operation={operation} />
      <DiffView operation={operation} />
      <PatchSection operation={operation} />
    </div>
  );
}

/** Two texts side by side, each a drop target, with a button that swaps them. */
function BothTexts({ operation, names }: { readonly operation: OperationState; readonly names: readonly [string, string] }) {
  const { texts } = useEnvironment();
  const [wrap, setWrap] = useState(false);
  const [left, right] = names;
  return (
    <>
      <div className={styles.bar}>
        {left === 'original' && (
          <Button size="small" icon={<SwapIcon />} onClick={() => operation.setAll({ [left]: operation.input[right], [right]: operation.input[left] })}>
            {texts.t('page.swap')}
          </Button>
        )}
        <Button size="small" icon={<TextWrapIcon />} aria-pressed={wrap} onClick={() => setWrap(!wrap)}>
          {texts.t('page.wrap')}
        </Button>
      </div>
      <div className={styles.panes}>
        <InputPane operation={operation} name={left} wrap={wrap} autoFocus={focusesInput()} />
        <InputPane operation={operation} name={right} wrap={wrap} />
      </div>
    </>
  );
}

function PatchSection({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  return (
    <details className={styles.patch} open>
      <summary>{words('patchAsText')}</summary>
      <div className={styles.options}>
        <Field operation={operation} name="context" />
        <Field operation={operation} name="originalName" />
        <Field operation={operation} name="modifiedName" />
      </div>
      <Output operation={operation} name="patch" />
    </details>
  );
}

function CompareInline({ operation }: { readonly operation: OperationState }) {
  return (
    <div className={styles.stack}>
      <Options operation={operation} names={['granularity', 'ignoreCase']} />
      <BothTexts operation={operation} names={['original', 'modified']} />
      <RunStatus operation={operation} />
      <InlineView operation={operation} />
      <Output operation={operation} name="marked" />
    </div>
  );
}

function ApplyPatch({ operation }: { readonly operation: OperationState }) {
  return (
    <div className={styles.stack}>
      <BothTexts operation={operation} names={['text', 'patch']} />
      <OutputPane operation={operation} name="text" />
    </div>
  );
}
