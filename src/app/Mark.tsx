import { host } from '../page/storage/host.ts';

/** The host's logo, or the Penknife logo: an open penknife that is also a prompt, the same drawing as `public/favicon.svg`. */
export function Mark({ size }: { readonly size: number }) {
  if (host.logo) return <img src={host.logo} width={size} height={size} alt="" />;
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden focusable={false}>
      <rect width="64" height="64" rx="14" fill="#0f7f45" />
      <path d="M14.5 10c10 4 20 10 26 18l-10 9C20 29 15 20 14.5 10z" fill="#bfe0cd" />
      <path d="M18.5 50.5 38 33" stroke="#fff" strokeWidth="12" strokeLinecap="round" />
      <circle cx="38" cy="33" r="2.6" fill="#0f7f45" />
      <rect x="38" y="48" width="17" height="6.5" rx="3.2" fill="#fff" />
    </svg>
  );
}
