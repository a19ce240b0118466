import { Image, Text, View } from '@tarojs/components';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { riskExamples } from '@/contracts/calls/risk';
import { a11y } from '@/ui/aria/a11y';
import { Card } from '@/ui/Card';
import './examples.scss';

export type ExamplesShown = AnswerOf<typeof riskExamples>;

export function Examples({ examples }: { examples: ExamplesShown }) {
  const { topTitle, topContent, riskExamplePicsList, bottomTitle, bottomContent } = examples;
  return (
    <Card title={topTitle}>
      <Text className="evidence-examples__words">{topContent}</Text>
      {riskExamplePicsList.map(({ title, imgUrl, content }) => (
        <View key={`${title}${imgUrl}`} className="evidence-examples__row">
          <View className="evidence-examples__picture" {...a11y({ role: 'img', label: title })}>
            {/* Named by the element around it; browsers need an empty `alt`. */}
            <Image
              className="evidence-examples__image"
              src={imgUrl}
              mode="aspectFit"
              nativeProps={{ alt: '' }}
            />
          </View>
          <View className="evidence-examples__text">
            <Text className="evidence-examples__title">{title}</Text>
            <Text className="evidence-examples__words">{content}</Text>
          </View>
        </View>
      ))}
      <View className="evidence-examples__bottom">
        <Text className="evidence-examples__title">{bottomTitle}</Text>
        <Text className="evidence-examples__words">{bottomContent}</Text>
      </View>
    </Card>
  );
}
