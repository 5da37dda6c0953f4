// Before each component test: the look of the app, and a stub in place of the server. After it: nothing is left.
import '../styles/index.css';
import '../styles/display-face.css';
import { afterEach, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { actAs } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { dismissToast, toastStore } from '../ui/toast.ts';
import { endStub, startStub } from './api.ts';
import { forgetLeaving } from './leaving.ts';
import { leaveApp } from './render.tsx';

beforeEach(async () => {
  startStub();
  forgetLeaving();
  await page.viewport(1280, 900);
});

afterEach(async ({ task }) => {
  await cleanup();
  leaveApp();
  queryClient.clear();
  actAs(null);
  sessionStorage.clear();
  localStorage.clear();
  const said = toastStore.read();
  if (said) dismissToast(said.id);
  const unspoken = endStub();
  if (task.result?.state === 'fail' && unspoken.length > 0)
    console.error(`Calls that nobody stubbed, and that had no answer: ${unspoken.join(', ')}`);
});
