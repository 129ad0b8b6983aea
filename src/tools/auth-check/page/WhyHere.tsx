import look from '../../../page/look.module.css';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Link } from '../../../ui/link/Link.tsx';
import type en from '../strings/en.json';

const REASONS = ['whyOffline', 'whyPolicy', 'whyStored', 'whySource'] as const;

/** Why production tokens may be pasted here, with how to verify it. */
export function WhyHere() {
  const words = useWords<typeof en>();
  return (
    <Card title={words('why')}>
      <ul className={look.results}>
        {REASONS.map((reason) => (
          <li key={reason} className={look.note}>
            {words(reason)}
          </li>
        ))}
      </ul>
      <p className={look.note}>
        <Link to="/about">{words('aboutLink')}</Link>
      </p>
    </Card>
  );
}
