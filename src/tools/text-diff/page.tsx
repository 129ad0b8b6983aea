import { useState } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import { OperationTabs } from '../../page/GeneratedTool.tsx';
import kit from '../../page/kit.module.css';
import { Options } from '../../page/layouts/Options.tsx';
import { InputPane, OutputPane, Panes } from '../../page/layouts/panes.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import { Output } from '../../page/Output.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Folded, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
import type { OperationState } from '../../page/use-operation.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
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
    <Stack>
      <BothTexts operation={operation} names={['original', 'modified']} options={['ignoreWhitespace', 'ignoreCase', 'ignoreLineEndings']} />
      <RunStatus operation={operation} />
      <DiffView operation={operation} />
      <PatchSection operation={operation} />
    </Stack>
  );
}

interface BothTextsProps {
  readonly operation: OperationState;
  readonly names: readonly [string, string];
  readonly options?: readonly string[];
}

/** Two texts side by side, each a drop target, with a button that swaps them. */
function BothTexts({ operation, names, options = [] }: BothTextsProps) {
  const { texts } = useEnvironment();
  const [wrap, setWrap] = useState(false);
  const [left, right] = names;
  return (
    <>
      <div className={classNames(kit.ends, styles.head)}>
        <Options operation={operation} names={options} />
        <div className={styles.bar}>
          {left === 'original' && (
            <Button icon={<SwapIcon />} onClick={() => operation.setAll({ [left]: operation.input[right], [right]: operation.input[left] })}>
              {texts.t('page.swap')}
            </Button>
          )}
          <Button icon={<TextWrapIcon />} aria-pressed={wrap} onClick={() => setWrap(!wrap)}>
            {texts.t('page.wrap')}
          </Button>
        </div>
      </div>
      <Panes low>
        <InputPane operation={operation} name={left} wrap={wrap} autoFocus={focusesInput()} />
        <InputPane operation={operation} name={right} wrap={wrap} />
      </Panes>
    </>
  );
}

function PatchSection({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  return (
    <Folded isCard isOpen summary={words('patchAsText')}>
      <Options operation={operation} names={['context', 'originalName', 'modifiedName']} />
      <Output operation={operation} name="patch" />
    </Folded>
  );
}

function CompareInline({ operation }: { readonly operation: OperationState }) {
  return (
    <Stack>
      <BothTexts operation={operation} names={['original', 'modified']} options={['granularity', 'ignoreCase']} />
      <RunStatus operation={operation} />
      <InlineView operation={operation} />
    </Stack>
  );
}

function ApplyPatch({ operation }: { readonly operation: OperationState }) {
  return (
    <Stack>
      <BothTexts operation={operation} names={['text', 'patch']} />
      <OutputPane operation={operation} name="text" />
    </Stack>
  );
}
