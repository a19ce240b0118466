import { ScrollView, Text, View } from '@tarojs/components';
import { useMemo, useState } from 'react';
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
  const { start, end, before, after, onScroll } = useWindow(found.length, ROW_HEIGHT);
  const drawn = found.slice(start, end);
  const idOf = (one: string) => `${id}-${one}`;
  const { group, tabStop } = useRoving(
    'option',
    drawn.map((option) => idOf(option.value)),
    value && idOf(value),
  );
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
          />
        ) : null
      }
    >
      <ScrollView
        className={search ? 'ui-picker ui-picker--fill' : 'ui-picker'}
        scrollY
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

/** Options that contain every word; those that begin with them first. */
export function filterOptions(options: readonly Option[], words: string): readonly Option[] {
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return options;
  const text = (option: Option): string =>
    [option.label, option.note, option.value, option.search].join(' ').toLowerCase();
  const hits = options.filter((option) => wanted.every((word) => text(option).includes(word)));
  const starts = (option: Option): boolean => option.label.toLowerCase().startsWith(wanted[0] as string);
  return [...hits.filter(starts), ...hits.filter((option) => !starts(option))];
}
