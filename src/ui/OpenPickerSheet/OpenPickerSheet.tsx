import { ScrollView, Text, View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import { wordSearch } from '@/core/wordSearch';
import { listText, useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { BottomSheet } from '../BottomSheet';
import { SearchField } from '../SearchField';
import { Flag } from '../Flag';
import { Icon } from '../Icon';
import '../PickerSheet/pickerSheet.scss';
import type { Option, PickerProps } from '../PickerSheet/pickerTypes';
import { Tap } from '../Tap';
import { useRoving } from '../field/useRoving';
import { useWindow } from '../field/useWindow';

const SEARCH_FROM = 10;
const ROW_HEIGHT = 56;

export function OpenPickerSheet({
  id = 'picker',
  title,
  options,
  value,
  onPick,
  onClose,
  search = options.length >= SEARCH_FROM,
  searchLabel,
}: PickerProps) {
  const t = useT();
  const [words, setWords] = useState('');
  const found = useMemo(() => filterOptions(options, words), [options, words]);
  // A row above the chosen one shows that there are others.
  const [opensAt] = useState(() => Math.max(0, options.findIndex((one) => one.value === value) - 1));
  const { start, end, before, after, opening, onScroll } = useWindow(
    found.length,
    ROW_HEIGHT,
    undefined,
    opensAt,
  );
  const drawn = found.slice(start, end);
  const idOf = (one: string) => `${id}-${one}`;
  const { group, tabStop } = useRoving(
    'option',
    drawn.map((option) => idOf(option.value)),
    value && idOf(value),
  );
  const pickFirst = () => {
    const first = words.trim() ? found.find(({ disabled }) => !disabled) : undefined;
    if (first) onPick(first.value);
  };
  return (
    <BottomSheet
      open
      title={title}
      onClose={onClose}
      tall={search}
      scroll={false}
      top={
        search ? (
          <SearchField
            id={`${id}-search`}
            label={searchLabel ?? t('common.search')}
            value={words}
            onChange={setWords}
            onConfirm={pickFirst}
          />
        ) : null
      }
    >
      <ScrollView
        className="ui-picker"
        scrollY
        scrollTop={words ? 0 : opening}
        onScroll={onScroll}
        {...a11y({ role: 'listbox', label: title })}
        {...group}
      >
        <View style={{ height: `${before}px` }} />
        {drawn.map((option, at) => (
          <Tap
            key={option.value}
            id={idOf(option.value)}
            tabStop={tabStop(idOf(option.value))}
            place={{ of: found.length, at: start + at + 1 }}
            role="option"
            label={listText([option.label, option.note])}
            selected={option.value === value}
            disabled={option.disabled}
            onPress={() => onPick(option.value)}
            className="ui-picker__row"
          >
            {option.flag ? <Flag code={option.flag} /> : null}
            <View className="ui-picker__text">
              <Text className="ui-picker__label">{option.label}</Text>
              {option.note ? <Text className="ui-picker__note">{option.note}</Text> : null}
            </View>
            {option.value === value ? <Icon name="check" /> : null}
          </Tap>
        ))}
        <View style={{ height: `${after}px` }} />
        {found.length === 0 ? (
          <View className="ui-picker__none" {...a11y({ role: 'status', live: 'polite' })}>
            <Text>{t('common.nothingFoundFor', { what: words })}</Text>
          </View>
        ) : null}
      </ScrollView>
    </BottomSheet>
  );
}

/** Those beginning with the words first. */
export function filterOptions(options: readonly Option[], words: string): readonly Option[] {
  const search = wordSearch(words);
  if (!search) return options;
  const hits = options.filter(({ label, note, value, search: also }) =>
    search.finds(label, note, value, also),
  );
  const starts = ({ label }: Option): boolean => search.begins(label);
  return [...hits.filter(starts), ...hits.filter((option) => !starts(option))];
}
