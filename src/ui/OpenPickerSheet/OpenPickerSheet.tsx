import { ScrollView, Text, View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { BottomSheet } from '../BottomSheet';
import { SearchField } from '../SearchField';
import { Flag } from '../Flag';
import { Icon } from '../Icon';
import '../PickerSheet/pickerSheet.scss';
import type { Option, PickerProps } from '../PickerSheet/pickerTypes';
import { Tap } from '../Tap';
import { useWindow } from '../field/useWindow';

const SEARCH_FROM = 10;
const ROW_HEIGHT = 56;

/** The sheet itself, while it is open. */
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
      >
        <View style={{ height: `${before}px` }} />
        {found.slice(start, end).map((option) => (
          <Tap
            key={option.value}
            id={`${id}-${option.value}`}
            role="option"
            label={option.note ? `${option.label}, ${option.note}` : option.label}
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

/** Those that hold every word; what begins with the words comes first. */
export function filterOptions(options: readonly Option[], words: string): readonly Option[] {
  const wanted = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return options;
  const text = (option: Option): string =>
    [option.label, option.note, option.value, option.search].join(' ').toLowerCase();
  const hits = options.filter((option) => wanted.every((word) => text(option).includes(word)));
  const starts = (option: Option): boolean => option.label.toLowerCase().startsWith(wanted[0] as string);
  return [...hits.filter(starts), ...hits.filter((option) => !starts(option))];
}
