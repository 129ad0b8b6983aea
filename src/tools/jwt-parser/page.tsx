import { useTool } from '../../page/tool-context.tsx';
import { useEnvironment } from '../../page/environment.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { Decode } from './page/Decode.tsx';
import { Sign } from './page/Sign.tsx';

/** What a token says and whether its signature is right, on one tab; a token of one's own on the other. */
export default function JwtParser() {
  const { texts } = useEnvironment();
  const { state, select, texts: words } = useTool();
  const selected = state.active === 'sign' ? 'sign' : 'decode';
  return (
    <Tabs
      label={texts.t('page.operations')}
      tabs={['decode', 'sign'].map((id) => ({ id, label: words.t(`operations.${id}.label`) }))}
      selected={selected}
      onSelect={select}
    >
      {selected === 'sign' ? <Sign /> : <Decode />}
    </Tabs>
  );
}
