import { Image, Text, View } from '@tarojs/components';
import { schoolFavourite, type schoolManagerList } from '@/contracts/calls/school/school';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { listText, middot, useT, useTKey } from '@/i18n';
import { showError } from '@/state/client/showError';
import { navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { Avatar } from '@/ui/Avatar';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { classes } from '@/ui/theme/classes';
import './schoolRow.scss';

export type School = AnswerOf<typeof schoolManagerList>['rows'][number];

export function SchoolMark({ school }: { school: Pick<School, 'name' | 'logo'> & { country?: string } }) {
  return school.logo ? (
    <Image className="school-row__logo" src={school.logo} mode="aspectFit" nativeProps={{ alt: '' }} />
  ) : (
    <Avatar name={school.name} country={school.country} />
  );
}

export function SchoolRow({ school }: { school: School }) {
  const t = useT();
  const tKey = useTKey();
  const { mutateAsync: keep, isPending } = useCallMutation(schoolFavourite);
  const { schoolId, name, localName, favourite } = school;
  const country = tKey(`countries.names.${school.country}`);
  const city = country.includes(school.city) ? undefined : school.city;
  const note = [localName, city, country].filter(Boolean);
  return (
    <View className="school-row">
      <Tap
        id={`school-${schoolId}`}
        className="school-row__main"
        label={listText([name, ...note])}
        onPress={() => navigate('overseasSelectUniAccount', { schoolId })}
      >
        <SchoolMark school={school} />
        <View className="school-row__text">
          <Text className="school-row__name">{name}</Text>
          <Text className="school-row__note">{note.join(middot)}</Text>
        </View>
      </Tap>
      <Tap
        id={`school-favourite-${schoolId}`}
        className="school-row__star"
        label={t(favourite ? 'overseas.list.unfavourite' : 'overseas.list.favourite', { school: name })}
        disabled={isPending}
        onPress={() => keep({ schoolId, favourite: !favourite }).catch(showError)}
      >
        <Icon
          name={favourite ? 'starFull' : 'star'}
          className={classes('school-row__icon', favourite && 'school-row__icon--on')}
        />
      </Tap>
    </View>
  );
}
