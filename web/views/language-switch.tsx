// The switch in the footer: what the site speaks, and in what it measures. Its form works without script.
import type { ComponentProps, ReactNode } from 'react';
import { nameOfLanguage } from '../../schema/language-names.ts';
import { distanceUnits, type DistanceUnit, type Language } from '../../schema/languages.ts';
import { buttonClass } from './button-class.ts';
import { useWords } from './words.ts';

type OnChange = ComponentProps<'select'>['onChange'];

export interface LanguageSwitchProps {
  language: Language;
  unit: DistanceUnit;
  /** All that the site speaks. */
  languages: readonly Language[];
  /** Address on this site that the form leads back to. */
  here: string;
  /** With script each choice counts at once. */
  onLanguage?: OnChange;
  onUnit?: OnChange;
  /** Somebody is about to choose. */
  onNear?: () => void;
}

export function LanguageSwitch(props: LanguageSwitchProps) {
  const { language, unit, languages, here, onLanguage, onUnit, onNear } = props;
  const words = useWords('languages');
  return (
    <form
      method="post"
      action="/api/language"
      encType="multipart/form-data"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden"
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <input type="hidden" name="returnTo" value={here} />
      <input type="hidden" name="shownUnit" value={unit} />
      {languages.length > 1 && (
        <Choice
          name="language"
          label={words.language}
          value={language}
          options={languages}
          nameOf={nameOfLanguage}
          languageOf={(one) => one}
          onChange={onLanguage}
        />
      )}
      <Choice
        name="unit"
        label={words.distances}
        value={unit}
        options={distanceUnits}
        nameOf={(one) => words.units[one]}
        onChange={onUnit}
      />
      <noscript>
        <button className={buttonClass()}>{words.change}</button>
      </noscript>
    </form>
  );
}

interface ChoiceProps<T extends string> {
  name: string;
  label: ReactNode;
  value: T;
  options: readonly T[];
  nameOf: (option: T) => string;
  /** In which the name is. */
  languageOf?: (option: T) => string;
  onChange: OnChange;
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { name, label, value, options, nameOf, languageOf, onChange } = props;
  return (
    <label className="flex max-w-full min-h-11 items-center gap-2 text-soft">
      {label}
      <select
        name={name}
        className="choice min-h-11 min-w-0 rounded-md border border-edge bg-paper px-2 text-ink hover:border-ink"
        // React wants the value at the list, and the worker at its option.
        {...(onChange && { value, onChange })}
      >
        {options.map((option) => (
          <option
            key={option}
            value={option}
            lang={languageOf?.(option)}
            {...(!onChange && option === value && { selected: true })}
          >
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
