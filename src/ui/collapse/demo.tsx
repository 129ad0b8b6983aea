import { Collapse } from './Collapse.tsx';
import { FoldSummary } from './FoldSummary.tsx';
import { Button } from '../button/Button.tsx';

export default function CollapseDemo() {
  return (
    <>
      <section>
        <h2>Collapsed at first</h2>
        <Collapse title="More options">
          <Button>Inside</Button>
        </Collapse>
      </section>
      <section>
        <h2>Open at first</h2>
        <Collapse title="Details" defaultOpen>
          <p>What stands here was there from the start.</p>
        </Collapse>
      </section>
      <section>
        <h2>FoldSummary: the same look for a details element</h2>
        <details>
          <FoldSummary>The platform’s own</FoldSummary>
          <p>It needs no code, and finding in the page opens it.</p>
        </details>
      </section>
      <section>
        <h2>A long title</h2>
        <Collapse title={'Word '.repeat(60)}>
          <p>Under it.</p>
        </Collapse>
      </section>
    </>
  );
}
