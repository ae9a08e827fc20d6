/** Labels of forms, in eight languages, and people's answers. */
import { type MadeKind, makeValue, type Style } from "../extract/record-values.ts";
import type { Random } from "../pages/random.ts";

export interface Label {
  readonly text: string;
  readonly kind: MadeKind;
}

/** The fields that each language's labels stand for, in order. */
const KINDS: readonly MadeKind[] = [
  ...(["name", "person", "person", "date", "text", "text", "text", "code", "phone", "mail"] as const),
  ...(["name", "text", "money", "code", "iban", "count", "date", "date", "text", "text"] as const),
  ...(["code", "money", "count", "text", "person", "date"] as const),
];

const LABELS: readonly string[] = [
  "Company|Last name|First name|Date of birth|Place of birth|Nationality|Street address|Postal code|Telephone|E-mail address|Employer|Occupation|Annual income|Tax number|Bank account|Number of children|Valid from|Valid until|Marital status|Country of residence|Passport No.|Amount claimed|Number of packages|Reason for the application|Signature of applicant|Date",
  "Firma|Name|Vorname|Geburtsdatum|Geburtsort|Staatsangehörigkeit|Straße, Hausnummer|Postleitzahl|Telefon|E-Mail-Adresse|Arbeitgeber|Ausgeübter Beruf|Jahreseinkommen|Steuernummer|Bankverbindung|Anzahl der Kinder|Gültig ab|Gültig bis|Familienstand|Wohnsitzland|Ausweisnummer|Beantragter Betrag|Anzahl der Packstücke|Grund des Antrags|Unterschrift|Datum",
  "Société|Nom|Prénom|Date de naissance|Lieu de naissance|Nationalité|Adresse|Code postal|Téléphone|Courriel|Employeur|Profession|Revenu annuel|Numéro fiscal|Compte bancaire|Nombre d’enfants|Valable du|Valable jusqu’au|État civil|Pays de résidence|N° de passeport|Montant demandé|Nombre de colis|Motif de la demande|Signature|Date",
  "Empresa|Apellidos|Nombre|Fecha de nacimiento|Lugar de nacimiento|Nacionalidad|Domicilio|Código postal|Teléfono|Correo electrónico|Empleador|Profesión|Ingresos anuales|NIF|Cuenta bancaria|Número de hijos|Válido desde|Válido hasta|Estado civil|País de residencia|N.º de pasaporte|Importe solicitado|Número de bultos|Motivo de la solicitud|Firma|Fecha",
  "Ditta|Cognome|Nome|Data di nascita|Luogo di nascita|Cittadinanza|Indirizzo|CAP|Telefono|Posta elettronica|Datore di lavoro|Professione|Reddito annuo|Codice fiscale|Conto bancario|Numero di figli|Valido dal|Valido fino al|Stato civile|Paese di residenza|N. passaporto|Importo richiesto|Numero di colli|Motivo della domanda|Firma|Data",
  "Bedrijf|Achternaam|Voornaam|Geboortedatum|Geboorteplaats|Nationaliteit|Straat en huisnummer|Postcode|Telefoon|E-mailadres|Werkgever|Beroep|Jaarinkomen|BSN|Rekeningnummer|Aantal kinderen|Geldig vanaf|Geldig tot|Burgerlijke staat|Land van verblijf|Paspoortnummer|Gevraagd bedrag|Aantal colli|Reden van de aanvraag|Handtekening|Datum",
  "Empresa|Apelido|Nome próprio|Data de nascimento|Naturalidade|Nacionalidade|Morada|Código postal|Telefone|Correio eletrónico|Entidade patronal|Profissão|Rendimento anual|NIF|Conta bancária|Número de filhos|Válido de|Válido até|Estado civil|País de residência|N.º do passaporte|Montante pedido|Número de volumes|Motivo do pedido|Assinatura|Data",
  "Firma|Nazwisko|Imię|Data urodzenia|Miejsce urodzenia|Obywatelstwo|Ulica i numer domu|Kod pocztowy|Telefon|Adres e-mail|Pracodawca|Zawód|Roczny dochód|NIP|Rachunek bankowy|Liczba dzieci|Ważne od|Ważne do|Stan cywilny|Kraj zamieszkania|Numer paszportu|Wnioskowana kwota|Liczba opakowań|Powód wniosku|Podpis|Data",
];
const SECTIONS: readonly string[] = [
  "Personal details|Address|Employment|Bank details|For official use only|Declaration|Travel document|Goods",
  "Angaben zur Person|Anschrift|Beschäftigung|Bankverbindung|Nur vom Amt auszufüllen|Erklärung|Reisedokument|Waren",
  "Identité|Coordonnées|Emploi|Coordonnées bancaires|Réservé à l’administration|Déclaration|Document de voyage|Marchandises",
  "Datos personales|Domicilio|Empleo|Datos bancarios|Reservado a la administración|Declaración|Documento de viaje|Mercancías",
  "Dati personali|Residenza|Impiego|Coordinate bancarie|Riservato all’ufficio|Dichiarazione|Documento di viaggio|Merci",
  "Persoonsgegevens|Adres|Werk|Bankgegevens|Alleen voor kantoorgebruik|Verklaring|Reisdocument|Goederen",
  "Dados pessoais|Morada|Emprego|Dados bancários|Reservado aos serviços|Declaração|Documento de viagem|Mercadorias",
  "Dane osobowe|Adres|Zatrudnienie|Dane bankowe|Wypełnia urząd|Oświadczenie|Dokument podróży|Towary",
];
const YES_NO: readonly (readonly [string, string])[] = [
  ["Yes", "No"],
  ["Ja", "Nein"],
  ["Oui", "Non"],
  ["Sí", "No"],
  ["Sì", "No"],
  ["Ja", "Nee"],
  ["Sim", "Não"],
  ["Tak", "Nie"],
];
/** The languages that values are written in. */
const WRITTEN: readonly Style["language"][] = ["en", "de", "fr", "es", "it", "nl", "es", "de"];

/** Labels of one form, without repeats, in a language drawn at random. */
export class FormLabels {
  readonly yes: string;
  readonly no: string;
  readonly #random: Random;
  readonly #style: Style;
  readonly #sections: string[];
  readonly #all: readonly Label[];
  #left: Label[] = [];

  constructor(random: Random) {
    this.#random = random;
    const at = random.whole(0, LABELS.length - 1);
    [this.yes, this.no] = YES_NO[at]!;
    this.#sections = random.some(SECTIONS[at]!.split("|"), 8);
    this.#all = LABELS[at]!.split("|").map((text, index) => ({ text, kind: KINDS[index]! }));
    this.#style = {
      language: WRITTEN[at]!,
      decimal: at === 0 ? "." : ",",
      dates: random.pick(["dmy.", "dmy/", "iso", "named"]),
      sign: random.pick(["", "€", "EUR"]),
      signBefore: at === 0,
    };
  }

  next(): Label {
    if (this.#left.length === 0) this.#left = this.#random.some(this.#all, this.#all.length);
    return this.#left.pop()!;
  }

  section(): string {
    return this.#sections.pop() ?? this.next().text;
  }

  answer({ kind }: Label): string {
    return makeValue(kind, this.#style, this.#random.next).printed;
  }
}
