// 'What you hear of' in the settings: for each kind of news whether and when an email comes, and a push message. Each
// change is saved at once.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import {
  notificationTopics,
  topicWords,
  type Choice,
  type DigestRhythm,
  type EmailChoice,
  type NotificationSettings,
  type NotificationTopic,
} from '../../schema/notifications.ts';
import { usePush } from '../push/use-push.ts';
import { Button } from '../ui/button.tsx';
import { BareCheckbox } from '../ui/checkbox.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { ChoiceField } from './choice-field.tsx';
import { PushDevice } from './push-device.tsx';
import { notificationSettings, useChangeSettings } from './settings.ts';

const emailWords: readonly (readonly [EmailChoice, string])[] = [
  ['now', 'Email at once'],
  ['digest', 'In the digest'],
  ['off', 'No email'],
];

const digestWords: readonly (readonly [DigestRhythm, string])[] = [
  ['daily', 'Every day'],
  ['weekly', 'On Mondays'],
];

export function SettingsSection() {
  const { data, isError, isFetching, refetch } = useQuery(notificationSettings);
  if (data) return <Settings settings={data} />;
  if (isError && !isFetching)
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>What you chose could not be loaded. Please try again in a moment.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      {notificationTopics.map((topic) => (
        <Skeleton key={topic} className="h-11 rounded-md" />
      ))}
    </SkeletonGroup>
  );
}

function Settings({ settings }: { settings: NotificationSettings }) {
  const change = useChangeSettings();
  const push = usePush();
  const otherDevices = useId();
  const hasPush = push.state !== null && push.state !== 'unsupported';
  const choose = (topic: NotificationTopic, choice: Partial<Choice>) => {
    const { choices } = settings;
    change({ ...settings, choices: { ...choices, [topic]: { ...choices[topic], ...choice } } });
  };
  const { from, to } = settings.quiet;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-soft">
        The bell tells you of everything. Here you choose what we also write to you about. A change is saved
        at once.
      </p>
      <PushDevice push={push} />
      {push.state === 'denied' && (
        <p id={otherDevices} className="-mt-3 text-sm text-soft">
          Push, where it is ticked, counts for your other devices.
        </p>
      )}
      <div
        role="group"
        aria-label="Emails and push messages"
        aria-describedby={push.state === 'denied' ? otherDevices : undefined}
        className="flex flex-col divide-y divide-line"
      >
        {notificationTopics.map((topic) => (
          <ChoiceField
            key={topic}
            label={topicWords[topic]}
            value={settings.choices[topic].email}
            choices={emailWords}
            onChoose={(email) => choose(topic, { email })}
          >
            {hasPush && (
              <span className="flex items-center pr-1 text-sm">
                <BareCheckbox
                  aria-label={`Push: ${topicWords[topic]}`}
                  checked={settings.choices[topic].push}
                  onChange={({ target }) => choose(topic, { push: target.checked })}
                />
                <span aria-hidden>Push</span>
              </span>
            )}
          </ChoiceField>
        ))}
      </div>
      <div role="group" aria-label="When" className="flex flex-col divide-y divide-line">
        <ChoiceField
          label="The digest comes in the morning"
          value={settings.digest}
          choices={digestWords}
          onChoose={(digest) => change({ ...settings, digest })}
        />
        {hasPush && (
          <>
            <ChoiceField
              label="Quiet from"
              value={String(from)}
              choices={hours}
              onChoose={(hour) => change({ ...settings, quiet: { from: Number(hour), to } })}
            />
            <ChoiceField
              label="Quiet until"
              value={String(to)}
              choices={hours}
              onChoose={(hour) => change({ ...settings, quiet: { from, to: Number(hour) } })}
            />
          </>
        )}
      </div>
      <p className="-mt-3 text-sm text-soft">
        {hasPush &&
          (from === to
            ? 'With the same hour twice, push messages come at any time. '
            : 'While it is quiet, push messages wait. ')}
        The hours are those of this device’s time zone. We always write to you about an order.
      </p>
    </div>
  );
}

/** '10 PM' */
const hours = Array.from({ length: 24 }, (_, hour) => {
  const words = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' }).format(
    hour * 3_600_000,
  );
  return [String(hour), words] as const;
});
