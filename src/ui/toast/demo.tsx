import { Button } from '../button/Button.tsx';
import { showToast } from './toast.ts';

export default function ToastDemo() {
  return (
    <>
      <section>
        <h2>For three seconds</h2>
        <Button onClick={() => showToast('Copied to clipboard')}>Show</Button>
      </section>
      <section>
        <h2>Warning and error</h2>
        <Button onClick={() => showToast('The storage is nearly full', { type: 'warning' })}>Warn</Button>
        <Button onClick={() => showToast('The storage is full', { type: 'error' })}>Fail</Button>
      </section>
      <section>
        <h2>With something to do, until it is closed</h2>
        <Button onClick={() => showToast('A new version is here', { duration: 0, action: { label: 'Reload', onPress: () => showToast('Reloaded') } })}>
          Offer
        </Button>
      </section>
      <section>
        <h2>A long message</h2>
        <Button onClick={() => showToast('A long message that has to go over more than one line. '.repeat(5))}>Say more</Button>
      </section>
    </>
  );
}
