// 'What you hear of' in the settings: for each kind of news whether and when an email comes, and a push message. Each
// change is saved at once.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import {
  notificationTopics,
  digestRhythms,
  emailChoices,
  type Choice,
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
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';
import { sentences } from '../lib/sentences.ts';

export function SettingsSection() {
  const words = useWords('notificationSettings');
  const { data, isError, isFetching, refetch } = useQuery(notificationSettings);
  if (data) return <Settings settings={data} />;
  if (isError && !isFetching)
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>{words.loadFailed}</p>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
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
  const words = useWords('notificationSettings');
  const { topics } = useWords('notifications');
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
      <p className="text-soft">{words.intro}</p>
      <PushDevice push={push} />
      {push.state === 'denied' && (
        <p id={otherDevices} className="-mt-3 text-sm text-soft">
          {words.otherDevices}
        </p>
      )}
      <div
        role="group"
        aria-label={words.group}
        aria-describedby={push.state === 'denied' ? otherDevices : undefined}
        className="flex flex-col divide-y divide-line"
      >
        {notificationTopics.map((topic) => (
          <ChoiceField
            key={topic}
            label={topics[topic]}
            value={settings.choices[topic].email}
            choices={emailChoices.map((one) => [one, words.emails[one]] as const)}
            onChoose={(email) => choose(topic, { email })}
          >
            {hasPush && (
              <span className="flex items-center pe-1 text-sm">
                <BareCheckbox
                  aria-label={words.pushOf(topics[topic])}
                  checked={settings.choices[topic].push}
                  onChange={({ target }) => choose(topic, { push: target.checked })}
                />
                <span aria-hidden>{words.push}</span>
              </span>
            )}
          </ChoiceField>
        ))}
      </div>
      <div role="group" aria-label={words.when} className="flex flex-col divide-y divide-line">
        <ChoiceField
          label={words.digest}
          value={settings.digest}
          choices={digestRhythms.map((one) => [one, words.digests[one]] as const)}
          onChoose={(digest) => change({ ...settings, digest })}
        />
        {hasPush && (
          <>
            <ChoiceField
              label={words.quietFrom}
              value={String(from)}
              choices={hours()}
              onChoose={(hour) => change({ ...settings, quiet: { from: Number(hour), to } })}
            />
            <ChoiceField
              label={words.quietUntil}
              value={String(to)}
              choices={hours()}
              onChoose={(hour) => change({ ...settings, quiet: { from, to: Number(hour) } })}
            />
          </>
        )}
      </div>
      <p className="-mt-3 text-sm text-soft">
        {sentences(hasPush && (from === to ? words.neverQuiet : words.waitWhileQuiet), words.hours)}
      </p>
    </div>
  );
}

const isBare = /^\p{Nd}+$/u;

/** '10 PM', '22 Uhr'; '22:00' in languages that would write '22', which says nothing by itself. */
const hours = () =>
  Array.from({ length: 24 }, (_, hour) => {
    const worded = (options: Intl.DateTimeFormatOptions) =>
      wordsNow('formats').date(hour * 3_600_000, { ...options, timeZone: 'UTC' });
    const name = worded({ hour: 'numeric' });
    return [String(hour), isBare.test(name) ? worded({ timeStyle: 'short' }) : name] as const;
  });
