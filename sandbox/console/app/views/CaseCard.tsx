import { useState } from 'react';
import type { Row } from '../api';
import { act } from '../api';
import { Badge, Moves, Table, text, Time } from '../parts';

const fixes = [
  'InitInfoError',
  'DocumentInfoError',
  'SelfieInfoError',
  'SideImageError',
  'AddressProofInfoError',
  'IncomeProofError',
  'UnableProvideOfficialProof',
  'EVisaAuth',
  'NumberCardRejected',
  'Unknown',
];
export type Case = Row & { allowed: string[]; history: Row[] };

export function CaseCard({
  kycCase,
  documents,
  reload,
}: {
  kycCase: Case;
  documents: Row[];
  reload: () => void;
}) {
  const [errorCode, setErrorCode] = useState('');
  const move = (to: string, through = false) =>
    void act(`Case is now ${to}`, 'POST', `/kyc/${text(kycCase.id)}/move`, {
      to,
      through,
      ...(errorCode ? { errorCode } : {}),
    }).then(reload);
  return (
    <div className="card">
      <h2>
        Identity case, {text(kycCase.countryCode)} <Badge>{text(kycCase.status)}</Badge>
      </h2>
      <div className="row">
        <label>
          Error code of a Fail
          <select value={errorCode} onChange={(event) => setErrorCode(event.target.value)}>
            <option value="">none</option>
            {fixes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        <button type="button" className="main" onClick={() => move('Pass', true)}>
          Pass
        </button>
        <button type="button" onClick={() => move('Fail', true)}>
          Fail
        </button>
      </div>
      <h3>Allowed moves</h3>
      <Moves allowed={kycCase.allowed} onMove={(to) => move(to)} />
      <h3>Documents</h3>
      <Table
        label="Documents"
        rows={documents}
        columns={[
          { head: 'Type', cell: (row) => text(row.idType) },
          { head: 'Side', cell: (row) => text(row.side) },
          { head: 'State', cell: (row) => <Badge>{text(row.status)}</Badge> },
        ]}
      />
      <h3>History</h3>
      <Table
        label="History of the case"
        rows={[...kycCase.history].reverse()}
        columns={[
          { head: 'When', cell: (row) => <Time at={row.createdAt} /> },
          { head: 'To', cell: (row) => text(row.toStatus) },
          { head: 'By', cell: (row) => text(row.actor) },
        ]}
      />
    </div>
  );
}
