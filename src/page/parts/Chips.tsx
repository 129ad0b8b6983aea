import { Button } from '../../ui/button/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useLimit } from '../outputs/use-limit.tsx';
import { useKitWords } from '../words/kit-words.ts';
import { Row } from '../Section.tsx';

interface ChipsProps {
  /** Name of the values, for screen readers. */
  readonly label: string;
  /** Name of the output, as `data-value`. */
  readonly name: string;
  readonly values: readonly string[];
}

const SHOWN_AT_A_TIME = 200;

/** Short values, each of which is copied by a click. Of many, the first are shown. */
export function Chips({ label, name, values }: ChipsProps) {
  const { limit, more } = useLimit(values.length, SHOWN_AT_A_TIME);
  return (
    <div role="group" aria-label={label} data-value={name}>
      <Row>
        {values.slice(0, limit).map((value) => (
          <Chip key={value} value={value} />
        ))}
      </Row>
      {more}
    </div>
  );
}

function Chip({ value }: { readonly value: string }) {
  const kit = useKitWords();
  const { result, copy } = useCopy();
  return (
    <>
      <Button
        size="small"
        {...(result === 'copied' && { icon: <CheckIcon /> })}
        data-action="copy"
        aria-label={kit('copyValue', { label: value })}
        onClick={() => void copy(value)}
      >
        {value}
      </Button>
      <span role="status">{result === 'copyFailed' ? kit('copyFailed') : ''}</span>
    </>
  );
}
