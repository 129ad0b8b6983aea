import { choice } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import { CopyButton } from '../../page/copy/CopyButton.tsx';
import { Field } from '../../page/Field.tsx';
import { Segments } from '../../page/fields/Segments.tsx';
import { TextInput } from '../../page/fields/TextInput.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { Options } from '../../page/layouts/Options.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import look from '../../page/look.module.css';
import type { OperationState } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { StaleContext, stalenessOf, useStaleMark } from '../../page/outputs/stale.ts';
import { RefreshButton } from '../../page/RefreshButton.tsx';
import { Outputs } from '../../page/Results.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Folded, Row, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useToolKeys } from '../../page/keys/tool-keys.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './bip39-generator.module.css';
import { useSources } from './page/use-sources.ts';
import { replaceWord, splitWords } from './split-words.ts';
import type en from './strings/en.json';

const WORD_COUNTS = choice(['12', '15', '18', '21', '24']);

/** In UTF-16 code units. Longer than the longest mnemonic of 24 words, even as a numbered list. */
const MAX_WRITTEN = 1_000;

/** Shows entropy and mnemonic in two fields kept in sync, and the derived seed and key. */
export default function Bip39Generator() {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  const { active, run, generate, fromEntropy, fromMnemonic, entropy, mnemonic, unknown, drawAnew, readEntropy, readMnemonic } = useSources();
  const written = splitWords(mnemonic.slice(0, MAX_WRITTEN));
  // Until the first words are drawn, empty ones keep their space.
  const listed = written.length === 0 && run.isAwaited ? Array.from({ length: Number(generate.input.wordCount) }, () => '\u00A0') : written;
  const refresh = (): void => (active === 'generate' ? generate.refresh() : drawAnew({}));
  useToolKeys({ r: refresh });
  const staleness = stalenessOf(run);
  const mark = useStaleMark(staleness);
  /** An operation as seen by its own field: it reports nothing while another operation is the source. */
  const inBox = <Op extends Operation>(own: OperationState<Op>) => ({ ...own, name: active, problem: own.name === active ? own.problem : undefined });
  return (
    <Stack>
      <p className={classNames(look.banner, look.doubtful)}>
        <WarningIcon />
        <span>{words('caution')}</span>
      </p>
      <Card label={words('boxes')}>
        <div className={classNames(run.isDimmed && active !== 'fromMnemonic' && styles.stale)}>
          <Field
            operation={inBox(fromMnemonic)}
            name="mnemonic"
            autoFocus={focusesInput()}
            control={(props) => <TextInput {...props} value={mnemonic} onChange={readMnemonic} rows={2} />}
          />
          <Row>
            <StaleContext value={active === 'fromMnemonic' ? undefined : staleness}>
              <CopyButton isPrimary label={fromMnemonic.words.input('mnemonic')} text={() => mnemonic} disabled={mnemonic === ''} />
            </StaleContext>
            {active !== 'fromMnemonic' && mark && <span className={look.note}>{mark}</span>}
          </Row>
          {unknown && unknown.near.length > 0 && (
            <div className={styles.suggestions} role="group" aria-label={words('replace')}>
              {unknown.near.map((word) => (
                <Button key={word} size="small" onClick={() => readMnemonic(replaceWord(mnemonic, unknown.number, word))}>
                  {word}
                </Button>
              ))}
            </div>
          )}
          <ol className={styles.words} data-value="mnemonic">
            {listed.map((word, index) => (
              <li key={index}>{index + 1 === unknown?.number ? <mark>{word}</mark> : word}</li>
            ))}
          </ol>
          {active === 'fromMnemonic' && fromMnemonic.output.language !== '' && <Output operation={fromMnemonic} name="language" />}
        </div>
        <div className={classNames(run.isDimmed && active !== 'fromEntropy' && styles.stale)}>
          <Field
            operation={inBox(fromEntropy)}
            name="entropy"
            control={(props) => <TextInput {...props} field={{ ...props.field, multiline: true }} value={entropy} onChange={readEntropy} rows={2} />}
          />
          <Row>
            <StaleContext value={active === 'fromEntropy' ? undefined : staleness}>
              <CopyButton label={fromEntropy.words.input('entropy')} text={() => entropy} disabled={entropy === ''} />
            </StaleContext>
            {active !== 'fromEntropy' && mark && <span className={look.note}>{mark}</span>}
          </Row>
        </div>
        <RunStatus operation={run} />
        <RefreshButton operation={{ refresh, isOnDemand: false }} isMain />
      </Card>
      <Card label={kit('options')} isSide>
        <Field
          operation={generate}
          name="wordCount"
          control={(props) => (
            <Segments
              {...props}
              field={WORD_COUNTS}
              value={String(active === 'generate' ? props.value : written.length)}
              onChange={(count) => drawAnew({ wordCount: Number(count) })}
              isCode
            />
          )}
        />
        <Options operation={run} names={['language', 'passphrase']} />
      </Card>
      <Folded isCard summary={words('seedAndKey')}>
        <Outputs operation={run} names={['seed', 'rootKey']} />
      </Folded>
    </Stack>
  );
}
