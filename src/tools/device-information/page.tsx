import { useDeferredValue } from 'react';
import look from '../../page/look.module.css';
import type { Fact } from '../../page/parts/Facts.tsx';
import { Facts } from '../../page/parts/Facts.tsx';
import { Card, Columns, Row, RowButton, Stack } from '../../page/Section.tsx';
import { useTool, useWords } from '../../page/session/use-tool.ts';
import { CheckIcon, CopyIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './page/device-information.module.css';
import type { Device } from './page/use-device.ts';
import { useDevice } from './page/use-device.ts';
import type en from './strings/en.json';
import type { Section, Value } from './values.ts';
import { formats, writeAll } from './values.ts';

/** This number of sections is about as high as the remaining ones. */
const IN_FIRST_COLUMN = 4;
const GPU = ['gpuVendor', 'gpuRenderer'];

/** Shows in cards what this browser reveals to every site. Nothing is sent. */
export default function DeviceInformation() {
  const words = useWords<typeof en>();
  const labelOf = useLabel();
  const { copy } = useCopy();
  const device = useDevice();
  const { sections = [] } = device;
  // Not prerendered: one column per task.
  const isSecondDue = useDeferredValue(sections.length > 0);
  return (
    <Stack>
      <Row>
        <p className={look.note}>{words('staysHere')}</p>
        <Menu
          label={words('copyAll')}
          icon={<CopyIcon />}
          groups={[
            { entries: formats.map((format) => ({ id: format, content: words(format), onSelect: () => void copy(writeAll[format](sections, labelOf)) })) },
          ]}
        />
      </Row>
      {/* Not CSS columns: browsers repeat their layout many times to balance the heights. */}
      <Columns>
        {[sections.slice(0, IN_FIRST_COLUMN), isSecondDue ? sections.slice(IN_FIRST_COLUMN) : []].map((column, index) => (
          <Stack key={index}>
            {column.map((section) => (
              <SectionCard key={section.name} section={section} device={device} />
            ))}
          </Stack>
        ))}
      </Columns>
    </Stack>
  );
}

/** Sections whose values are all from short lists, such as yes and no, or `more` and `less`. */
const WITHOUT_COPY = ['preferences', 'features'];

/** Values have their API names as keys; the strings have a label for each. */
function useLabel(): (name: string) => string {
  const { words } = useTool();
  return (name) => words.t(`page.${name}`);
}

function SectionCard({ section, device }: { readonly section: Section; readonly device: Device }) {
  const words = useWords<typeof en>();
  const labelOf = useLabel();
  const { isAsked } = device;
  const isOnDemand = (key: string): boolean => (GPU.includes(key) && !isAsked.gpu) || (key === 'clientHints' && !isAsked.hints);
  const factOf = ({ key, text, word }: Value): Fact => ({
    label: labelOf(key),
    value: (
      <output data-field={key} className={text === undefined ? look.hint : styles.value}>
        {word === 'yes' && <CheckIcon />}
        {text === undefined ? words('notAvailable') : word === undefined ? text : labelOf(word)}
      </output>
    ),
    // Nobody copies a yes or no.
    ...(text !== undefined && word === undefined && !WITHOUT_COPY.includes(section.name) && { copied: text }),
  });
  const values = section.values.filter(({ key }) => !isOnDemand(key));
  return (
    <Card title={labelOf(section.name)}>
      <Facts facts={values.map(factOf)} name={section.name} />
      {section.name === 'device' && !isAsked.gpu && <RowButton onClick={device.askGpu}>{words('askGpu')}</RowButton>}
      {section.name === 'browser' && !isAsked.hints && <RowButton onClick={device.askHints}>{words('askHints')}</RowButton>}
    </Card>
  );
}
