import { useFormContext, useWatch } from 'react-hook-form';
import { isPostCode } from '@/core/validation';
import { asText, type ControlProps } from '../controls/controlProps';
import { TextControl } from '../controls/textControls';
import { useFormEnv } from '../formContext';
import { AddressSearch } from './AddressSearch';
import { KnownPlaces } from './KnownPlaces';
import { useFillPlace } from './useFillPlace';

export function PostCodeControl(props: ControlProps<'postCode'>) {
  const { field, id } = props;
  const { places } = useFormEnv();
  const { control } = useFormContext();
  const chosen: unknown = useWatch({
    control,
    name: field.countryField ?? field.name,
    disabled: field.countryField === undefined,
  });
  const fill = useFillPlace(field);
  const country = field.country ?? asText(chosen);
  const postCode = asText(props.value).trim();
  return (
    <>
      <TextControl {...props} />
      {places && field.search ? <AddressSearch id={`${id}-search`} places={places} onPick={fill} /> : null}
      {places && field.fills && !field.search && isPostCode(country, postCode) ? (
        <KnownPlaces
          id={`${id}-places`}
          places={places}
          country={country}
          postCode={postCode}
          onPick={fill}
        />
      ) : null}
    </>
  );
}
