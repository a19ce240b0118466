import { Text, View } from '@tarojs/components';
import type { CashPlace } from '@/catalogue/entities/payee';
import { classes } from '@/ui/classes';
import './placeMap.scss';

interface Props {
  places: readonly CashPlace[];
  chosen: string | null;
}

/** Share of the way from the least to the greatest of all values, kept off the edges, in per cent. */
function share(value: number, all: readonly number[]): number {
  const least = Math.min(...all);
  const span = Math.max(...all) - least;
  return span === 0 ? 50 : 8 + ((value - least) / span) * 84;
}

/** How the places lie to each other, north up, by the numbers of the list below; a picture for the eye alone. */
export function PlaceMap({ places, chosen }: Props) {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return (
    <View className="place-map">
      {places.map((place, at) => (
        <View
          key={place.agentCode}
          className={classes('place-map__dot', place.agentCode === chosen && 'place-map__dot--chosen')}
          style={{
            left: `${share(place.longitude, longitudes)}%`,
            top: `${100 - share(place.latitude, latitudes)}%`,
          }}
        >
          <Text>{at + 1}</Text>
        </View>
      ))}
    </View>
  );
}
