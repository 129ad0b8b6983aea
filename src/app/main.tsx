import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { reading } from './configuration/configuration.ts';
import { ConfigurationError } from './configuration/ConfigurationError.tsx';
import '../ui/tokens.css';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Suspense>{reading.ok ? <App /> : <ConfigurationError mismatches={reading.mismatches} />}</Suspense>
  </StrictMode>,
);
