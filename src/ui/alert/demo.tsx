import { Alert } from './Alert.tsx';
import { Button } from '../button/Button.tsx';

export default function AlertDemo() {
  return (
    <>
      <section>
        <h2>Warning, with and without title</h2>
        <Alert title="The key is short">2048 bits are the least that is recommended.</Alert>
        <Alert>2048 bits are the least that is recommended.</Alert>
      </section>
      <section>
        <h2>Error, with and without title</h2>
        <Alert type="error" title="The file could not be read">
          It may have been moved since it was chosen.
        </Alert>
        <Alert type="error">It may have been moved since it was chosen.</Alert>
      </section>
      <section>
        <h2>Only a title</h2>
        <Alert title="Saved nowhere but here" />
      </section>
      <section>
        <h2>A long word, and more than text</h2>
        <Alert type="error" title={'x'.repeat(200)}>
          <p>What stands here can be anything.</p>
          <Button size="small">Try again</Button>
        </Alert>
      </section>
    </>
  );
}
