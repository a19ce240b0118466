import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { Card } from '@/ui/Card';
import { Columns } from '@/ui/Columns';
import { LineChart } from '@/ui/LineChart';
import { QrCode } from '@/ui/QrCode';
import { Screen } from '@/ui/Screen';
import { Stack } from '@/ui/Stack';
import { TrendLine } from '@/ui/TrendLine';

const day = 86_400_000;
const moving = Array.from({ length: 30 }, (_, at) => (4.6 + Math.sin(at / 4) / 10 + at / 300).toFixed(4));
const still = moving.map(() => '4.7000');
const pointsOf = (rates: readonly string[]) =>
  rates.map((rate, at) => ({ at: Date.UTC(2025, 9, 1) + at * day, value: Number(rate) }));
const [movingPoints, stillPoints] = [pointsOf(moving), pointsOf(still)];
const timeText = (at: number): string => new Date(at).toISOString().slice(5, 10);

function Chart({ id, points }: { id: string; points: ReturnType<typeof pointsOf> }) {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <LineChart
      id={id}
      points={points}
      label="From 4.60 to 4.79 in 30 days"
      failed="This device cannot draw the chart"
      timeText={timeText}
      decimals={4}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

export function DrawnPart() {
  return (
    <Screen title="Rates and codes" wide>
      <Columns
        side={
          <>
            <Card title="QR code">
              <QrCode
                id="gallery-code"
                text="https://homeward.example/pay/20251121000123"
                label="Code to pay with"
                failed="This device cannot draw the code"
              />
            </Card>
            <Card title="Rates">
              <View style={{ height: '40px' }}>
                <TrendLine rates={moving} label="Rising over 30 days" />
              </View>
              <Text>The same rate each day</Text>
              <View style={{ height: '40px' }}>
                <TrendLine rates={still} />
              </View>
              <Text>One day</Text>
              <View style={{ height: '40px' }}>
                <TrendLine rates={moving.slice(0, 1)} />
              </View>
            </Card>
          </>
        }
      >
        <Stack>
          <Card title="Line">
            <Chart id="gallery-moving" points={movingPoints} />
          </Card>
          <Card title="A line that stands still">
            <Chart id="gallery-still" points={stillPoints} />
          </Card>
        </Stack>
      </Columns>
    </Screen>
  );
}
