import type { ParamsOf } from '@/contracts/calls/defineCall';
import { kycDocumentProvide, kycIdConfig } from '@/contracts/calls/kyc/kyc';
import type { DocumentType } from '@/contracts/entities/documentType';
import { isAfter, isDate } from '@/core/dates';
import { firstBreach, ruleContext } from '@/core/validation';
import { tKey as tKeyNow, useT, useTKey } from '@/i18n';
import '@/i18n/formTexts';
import { isLastPart, type KycPart, kycPlanOf } from '@/routes/flows/kycPlan';
import { kycMarketOf } from '@/schemas/kyc';
import { followKyc } from '@/state/accountOpening/kycOpening';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { refreshPayer } from '@/state/session/profile';
import { useSession } from '@/state/session/session';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { today } from '@/state/client/today';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DateField } from '@/ui/DateField';
import { EmptyState } from '@/ui/EmptyState';
import { useTried } from '@/ui/field/wrong';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { TextField } from '@/ui/TextField';
import { DocumentSides } from '../DocumentSides';
import { KycProgress } from '../KycProgress';
import { KycReason } from '../KycReason';
import '../texts';
import { useDocumentPictures } from '@/forms/useDocumentPictures';
import { useProposed, useReading } from '@/forms/useReading';

export function DocumentUpload() {
  const t = useT();
  const { params } = useRoute('documentUpload');
  const { payer } = useSession();
  const market = params.market ?? payer?.countryCode;
  const types = useCall(kycIdConfig, market ? { countryCode: market } : null);
  const { mutateAsync: provide } = useCallMutation(kycDocumentProvide);
  const type = types.data?.list.find((row) => row.idType === params.idType);
  if (market && type) {
    const known = kycMarketOf(market)?.documents.find((row) => row.idType === type.idType);
    const plan = kycPlanOf(market, known);
    const part = known?.numberCard ? 'numberCard' : 'document';
    return (
      <Upload
        market={market}
        type={type}
        plan={plan}
        part={part}
        last={params.fix === true || isLastPart(plan, part)}
        provide={async (document) => {
          await provide(document);
          await followKyc(await refreshPayer());
        }}
      />
    );
  }
  return (
    <Screen title={t('kyc.upload.title')} onBack={goBack}>
      <QueryState query={types} shape="form">
        {() => (
          <EmptyState
            title={t('kyc.select.none')}
            action={{
              id: 'upload-choose',
              label: t('kyc.select.title'),
              onPress: () => navigate('selectDocument', { market }, { replace: true }),
            }}
          />
        )}
      </QueryState>
    </Screen>
  );
}

type Provided = ParamsOf<typeof kycDocumentProvide>;

interface UploadProps {
  market: string;
  type: DocumentType;
  plan: readonly KycPart[];
  part: KycPart;
  last: boolean;
  provide: (document: Provided) => Promise<void>;
}

function numberProblem(market: string, idType: string, idNumber: string): string | null {
  const rules = kycMarketOf(market)?.documents.find((row) => row.idType === idType)?.number ?? [];
  const breach = firstBreach('idNumber', ['required', ...rules], ruleContext({ idNumber }, today()));
  if (!breach || breach.warning) return null;
  return breach.rule === 'required'
    ? tKeyNow('kyc.upload.numberNeeded')
    : tKeyNow(`validation.${breach.rule}`);
}

export function Upload({ market, type, plan, part, last, provide }: UploadProps) {
  const t = useT();
  const tKey = useTKey();
  const pictures = useDocumentPictures(market, type.idType);
  const number = useProposed();
  const expiry = useProposed();
  const [tried, markTried] = useTried();
  const expires = type.expires;
  const idNumber = number.value;
  const expiryDate = expiry.value;

  const reading = useReading(pictures, (read) => {
    number.propose(read.idNumber);
    expiry.propose(read.expiryDate);
  });

  const numberWords = tried ? numberProblem(market, type.idType, idNumber) : null;
  const expiryBad = expires && !(isDate(expiryDate) && isAfter(expiryDate, today()));
  const submit = async (): Promise<void> => {
    markTried();
    if (
      type.sides.some(({ side, required }) => pictures.lackOf(side, required)) ||
      numberProblem(market, type.idType, idNumber) ||
      expiryBad
    )
      return;
    try {
      await provide({
        countryCode: market,
        idType: type.idType,
        idNumber: idNumber.trim(),
        expiryDate: expires ? expiryDate : undefined,
        images: pictures.images(),
      });
    } catch (error) {
      showError(error);
    }
  };

  return (
    <Screen
      title={t('kyc.upload.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('documentUpload') }}
          main={{
            id: 'document-submit',
            label: t(last ? 'kyc.upload.submit' : 'common.next'),
            onPress: submit,
          }}
        />
      }
    >
      <KycProgress plan={plan} at={part} />
      <KycReason />
      <DocumentSides type={type} pictures={pictures} reading={reading} tried={tried} />
      <Card>
        {reading ? (
          <Notice tone={reading.outcome === 'read' ? 'good' : 'warn'}>
            {tKey(`kyc.upload.${reading.outcome}`)}
          </Notice>
        ) : null}
        <Field
          as={TextField}
          id="document-number"
          label={t('kyc.upload.number')}
          error={numberWords ?? undefined}
          value={idNumber}
          onChange={number.change}
          maxLength={40}
        />
        {expires ? (
          <Field
            as={DateField}
            id="document-expiry"
            label={t('kyc.upload.expiry')}
            error={tried && expiryBad ? t('kyc.upload.expiryNeeded') : undefined}
            value={expiryDate}
            onChange={expiry.change}
            min={today()}
          />
        ) : null}
      </Card>
    </Screen>
  );
}
