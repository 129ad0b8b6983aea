import { useRef } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TextOutput } from '../../page/outputs/TextOutput.tsx';
import { Banner } from '../../page/parts/Banner.tsx';
import { Results } from '../../page/Results.tsx';
import { Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { Switch } from '../../ui/switch/Switch.tsx';
import type * as fields from './fields.ts';
import { FontList } from './page/FontList.tsx';
import styles from './page/drawer.module.css';
import { useFollowedWidth } from './page/use-followed-width.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ draw: Draw }} />;

/** Shows the text and options, the drawing, and a preview of the text in every font. */
function Draw({ operation }: OperationProps<typeof fields.draw>) {
  const words = useWords<typeof en>();
  const box = useRef<HTMLDivElement>(null);
  const [isFollowed, follow] = useFollowedWidth(box, (width) => operation.set('width', width));
  return (
    <Stack>
      <InputCard operation={operation} rows={2}>
        <Switch label={words('followWidth')} checked={isFollowed} onChange={follow} />
      </InputCard>
      <Results operation={operation}>
        <Output
          operation={operation}
          name="missingCharacters"
          view={({ value }) =>
            value.length > 0 && (
              <Banner tone="doubtful" role="status">
                {words('missing')} <code>{value.join(' ')}</code>
              </Banner>
            )
          }
        />
        <div ref={box} className={styles.drawing}>
          <Output operation={operation} name="drawing" view={(props) => <TextOutput {...props} />} />
        </div>
      </Results>
      <FontList text={operation.input.text} font={operation.input.font} onChoose={(font) => operation.set('font', font)} />
    </Stack>
  );
}
