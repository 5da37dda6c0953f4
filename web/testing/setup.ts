// Setup of component tests: loads the styles, stubs the server, and cleans up after each test.
import './words.ts';
import '../styles/index.css';
import '../styles/display-font.css';
import { afterEach, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { setActingMember } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { dismissToast, toastStore } from '../ui/toast.ts';
import { endStub, startStub } from './api.ts';
import { clearIntercepted } from './leaving.ts';
import { leaveApp } from './render.tsx';

beforeEach(async () => {
  startStub();
  clearIntercepted();
  await page.viewport(1280, 900);
});

afterEach(async ({ task }) => {
  await cleanup();
  leaveApp();
  queryClient.clear();
  setActingMember(null);
  sessionStorage.clear();
  localStorage.clear();
  const said = toastStore.read();
  if (said) dismissToast(said.id);
  const unstubbed = endStub();
  if (task.result?.state === 'fail' && unstubbed.length > 0)
    console.error(`Calls without a stub, which got no response: ${unstubbed.join(', ')}`);
});
