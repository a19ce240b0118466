import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import { a11y } from '@/ui/aria/a11y';
import { Tap } from '@/ui/Tap';
import type { Place, PlacesPort } from '../formPorts';
import './places.scss';

interface Props {
  id: string;
  places: PlacesPort;
  country: string;
  postCode: string;
  onPick: (place: Place) => void;
}

const MOST_SHOWN = 8;

/** `Surry Hills, Sydney`; in Chinese characters the larger first: `新宿区百人町`. */
const nameOf = ({ suburb = '', city = '' }: Place): string =>
  /[一-鿿]/.test(city) ? city + suburb : [...new Set([suburb, city])].filter(Boolean).join(', ');

export function KnownPlaces({ id, places, country, postCode, onPick }: Props) {
  const t = useT();
  const found = places.usePostCode(country, postCode).slice(0, MOST_SHOWN);
  if (found.length === 0) return null;
  const title = t('fields.placesOf', { postCode });
  return (
    <View className="form-places" {...a11y({ role: 'group', label: title })}>
      <Text className="form-places__title">{title}</Text>
      <View className="form-places__list">
        {found.map((place, at) => (
          <Tap
            key={nameOf(place)}
            id={`${id}-${at}`}
            label={t('fields.usePlace', { place: nameOf(place) })}
            onPress={() => onPick(place)}
            className="form-places__one"
          >
            <Text>{nameOf(place)}</Text>
          </Tap>
        ))}
      </View>
    </View>
  );
}
