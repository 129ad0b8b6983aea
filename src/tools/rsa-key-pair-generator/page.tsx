import { useEnvironment } from '../../page/environment.ts';
import { useTool } from '../../page/tool-context.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { Convert } from './page/Convert.tsx';
import { Generate } from './page/Generate.tsx';
import { Match } from './page/Match.tsx';

const views = { generate: Generate, convert: Convert, match: Match };
const names = Object.keys(views) as (keyof typeof views)[];

export default function RsaKeyPairGenerator() {
  const { texts } = useEnvironment();
  const { state, select, texts: words } = useTool();
  const selected = names.find((name) => name === state.active) ?? 'generate';
  const View = views[selected];
  return (
    <Tabs label={texts.t('page.operations')} tabs={names.map((id) => ({ id, label: words.t(`operations.${id}.label`) }))} selected={selected} onSelect={select}>
      <View />
    </Tabs>
  );
}
