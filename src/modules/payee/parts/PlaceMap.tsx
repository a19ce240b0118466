import { Text, View } from '@tarojs/components';
import type { CashPlace } from '@/contracts/entities/bank';
import { classes } from '@/ui/theme/classes';
import './placeMap.scss';

interface Props {
  places: readonly CashPlace[];
  chosen: string | null;
}

interface Spot {
  /** Per cent of the map's size. */
  left: number;
  top: number;
  places: CashPlace[];
}

/** Per cent; closer spots would overlap. */
const NEAR = { left: 30, top: 17 };

/** Per cent kept free for a spot and its name. */
const EDGE = { start: 14, end: 20 };

/** Per cent of the way from `from` to `to`. */
function share(value: number, from: number, to: number): number {
  return from === to ? 45 : EDGE.start + ((value - from) / (to - from)) * (100 - EDGE.start - EDGE.end);
}

function spotsOf(places: readonly CashPlace[]): Spot[] {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const spots: Spot[] = [];
  for (const place of places) {
    const left = share(place.longitude, Math.min(...longitudes), Math.max(...longitudes));
    const top = share(place.latitude, Math.max(...latitudes), Math.min(...latitudes));
    const near = spots.find(
      (spot) => Math.abs(spot.left - left) < NEAR.left && Math.abs(spot.top - top) < NEAR.top,
    );
    if (near) near.places.push(place);
    else spots.push({ left, top, places: [place] });
  }
  return spots;
}

/** North up. Decoration: the list below has everything. */
export function PlaceMap({ places, chosen }: Props) {
  return (
    <View className="place-map">
      {spotsOf(places).map(({ left, top, places: here }) => (
        <View
          key={here[0]?.agentCode}
          className={classes(
            'place-map__spot',
            here.some(({ agentCode }) => agentCode === chosen) && 'place-map__spot--chosen',
          )}
          style={{ left: `${left}%`, top: `${top}%` }}
        >
          <View className="place-map__dot">
            <Text>{here.length}</Text>
          </View>
          <Text className="place-map__name">{here[0]?.city}</Text>
        </View>
      ))}
    </View>
  );
}
