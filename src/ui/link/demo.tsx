import { Link } from './Link.tsx';

export default function LinkDemo() {
  return (
    <>
      <section>
        <h2>To a route</h2>
        <p>
          All <Link to="/c-lib">the widgets</Link> are one click away.
        </p>
      </section>
      <section>
        <h2>To elsewhere, in a new tab</h2>
        <p>
          See <Link href="https://www.rfc-editor.org/rfc/rfc4648">RFC 4648</Link>.
        </p>
      </section>
      <section>
        <h2>A long address</h2>
        <Link href={`https://example.org/${'x'.repeat(200)}`}>{`https://example.org/${'x'.repeat(200)}`}</Link>
      </section>
    </>
  );
}
