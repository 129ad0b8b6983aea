import { Button } from '../button/Button.tsx';
import { Card } from './Card.tsx';

export default function CardDemo() {
  return (
    <>
      <section>
        <h2>With a title</h2>
        <Card title="Token">
          <p>A card sets one part of a page off from the others.</p>
          <div>
            <Button>Refresh</Button>
          </div>
        </Card>
      </section>
      <section>
        <h2>Without</h2>
        <Card aria-label="Token without a title">
          <p>Its label is for those who do not see the frame.</p>
        </Card>
      </section>
      <section>
        <h2>Long words</h2>
        <Card title={'x'.repeat(200)}>
          <p>{'y'.repeat(300)}</p>
        </Card>
      </section>
    </>
  );
}
