/**
 * Sentences and lines as in documents, with slots: {P} a full name, {F} a first name, {L} a last name, {O} an organisation, {S} a street with its
 * number, {C} a town, {D} a date, {T} a phone number, {H} a field label, {A} an amount. The last of every five are held out.
 */
export const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  en: `Dear {P},
Dear Mr. {L},
Dear {F},\\nthank you for your letter of {D}.
My name is {P} and I live in {C}.
{P} works for {O} in {C}.
{P} said that {O} will move to {C} in {D}.
Please send the invoice to {P}, {S}, {C}.
Ship to:\\n{P}\\n{S}\\n{C}
Bill to:\\n{O}\\n{S}\\n{C}
{O}, {S}, {C}
{H}: {P}
{H}: {A}
{H}: {O}
{H}: {D}
Contact: {P}, {T}
Contact {P} at {T} with any questions.
Call {F} on {T} before {D}.
Signed by {P}, {D}
Sincerely,\\n{P}\\nDirector, {O}
Best regards,\\n{F} {L}
The agreement between {P} and {O} was signed in {C}.
This agreement is made between {O} and {O}.
I met {P} and {P} at the {O} office in {C}.
{P}'s account with {O} was closed on {D}.
According to {P}, the {H} is wrong.
We have moved from {C} to {C}.
The train from {C} to {C} leaves at noon.
{O} has opened a branch in {C}.
{O} reported a loss of {A} for the year.
Attendees: {P}, {P}, {P}
Present: {F} {L}, {F} {L} and {F} {L}.
Author: {P}
Written by {P} in {D}.
Patient: {P}   Date of birth: {D}
{P} was born in {C} on {D}.
Dr. {L} will see you on {D}.
Mrs. {L} has paid {A} to {O}.
{F} asked whether {F} would come to {C}.
Who is {P}? I never met him.
Is {C} larger than {C}?
Terms and Conditions of {O}
{H} {H} {H}
{H}   {H}   {A}
Please find the {H} and the {H} below.
The {H} must be paid to {O} by {D}.
You can find our office at {S} in {C}.
{S}\\n{C}
Turn left into {S}, then drive on to {C}.
We thank {P} for the help.
{P} (chair), {P} (secretary)
From: {P}\\nTo: {P}\\nSubject: {H}
cc: {P}
{L}, {F}
{P} – {O}
{P} joined {O} as an engineer.
My sister {F} lives in {C} and works at {O}.
The bank is {O}, {C}.
All rights reserved by {O}.
Witness: {P}\\nWitness: {P}
Employee {P} has worked here since {D}.
The {O} building in {C} was sold for {A}.
On {D} {P} bought a house in {S}, {C}.
The tenant {P} shall pay {A} to the landlord {P}.
In {C}, {O} and {O} compete.
Page of the Annual Report of {O}
Invoice for {O}\\nAttention: {P}
Did {F} call back? Ask {P} otherwise.
As {L} argued in {D}, prices rose.
{L} and {L} showed this first.
We follow {P}, who lives in {C}.`.split("\n"),
  de: `Sehr geehrter Herr {L},
Sehr geehrte Frau {L},
Liebe {F},\\nvielen Dank für Ihren Brief vom {D}.
Mein Name ist {P}, ich wohne in {C}.
Herr {P} arbeitet bei {O} in {C}.
Frau {L} hat am {D} angerufen.
Mit freundlichen Grüßen\\n{P}
Ansprechpartner: {P}, Telefon {T}
Ihr Zeichen: {H}   Unser Zeichen: {H}
{H}: {P}
{H}: {A}
{H}: {O}
{O}\\n{S}\\n{C}
An\\n{P}\\n{S}\\n{C}
Die Rechnung geht an {P}, {S}, {C}.
Der Vertrag zwischen {P} und {O} wurde in {C} geschlossen.
Geschäftsführer: {P}, {P}
Vertreten durch {P}
Der Mieter {P} zahlt {A} an den Vermieter.
Die Lieferung nach {C} erfolgt durch {O}.
{P} wurde am {D} in {C} geboren.
Wir sind von {C} nach {C} umgezogen.
Bitte rufen Sie {F} {L} unter {T} an.
Die Firma {O} hat ihren Sitz in {C}.
Patient: {P}, geboren am {D}
Teilnehmer: {P}, {P} und {P}
{P} sagte, die Zahlung sei am {D} erfolgt.
Die Bestellung vom {D} wurde von {P} unterschrieben.
Allgemeine Geschäftsbedingungen der {O}
Zwischen {C} und {C} fährt kein Zug.
Der Bericht von {P} liegt bei.
Die Kosten betragen {A}, die Frist endet am {D}.
Sachbearbeiterin: {P}
Im Auftrag\\n{P}
Das Amtsgericht {C} hat entschieden.`.split("\n"),
  fr: `Madame, Monsieur,
Monsieur {L},
Chère {F},
Je m'appelle {P} et j'habite à {C}.
{P} travaille chez {O} à {C}.
Fait à {C}, le {D}\\n{P}
Contact : {P}, téléphone {T}
{H} : {P}
{H} : {A}
{O}\\n{S}\\n{C}
À l'attention de {P}
Le contrat entre {P} et {O} est signé.
Mme {L} a payé {A} à {O}.
Nous avons déménagé de {C} à {C}.
{P} est né à {C} le {D}.
Le patient {P} a été vu le {D}.
La société {O} est à {C}.
Cordialement,\\n{P}
{P} a dit que {F} viendra.
Représentée par {P}`.split("\n"),
  es: `Estimado señor {L}:
Estimada {F}:
Me llamo {P} y vivo en {C}.
{P} trabaja en {O} en {C}.
Atentamente,\\n{P}
Contacto: {P}, teléfono {T}
{H}: {P}
{H}: {A}
{O}\\n{S}\\n{C}
El contrato entre {P} y {O} se firmó en {C}.
La señora {L} pagó {A} a {O}.
{P} nació en {C} el {D}.
La empresa {O} tiene su sede en {C}.
Viajamos de {C} a {C}.
Firmado por {P}`.split("\n"),
  it: `Gentile signor {L},
Gentile {F},
Mi chiamo {P} e vivo a {C}.
{P} lavora per {O} a {C}.
Cordiali saluti\\n{P}
Contatto: {P}, telefono {T}
{H}: {P}
{H}: {A}
{O}\\n{S}\\n{C}
Il contratto tra {P} e {O} è firmato.
La signora {L} ha pagato {A}.
{P} è nato a {C} il {D}.
La società {O} ha sede a {C}.
Da {C} a {C} in treno.
Firmato da {P}`.split("\n"),
  nl: `Geachte heer {L},
Beste {F},
Mijn naam is {P} en ik woon in {C}.
{P} werkt bij {O} in {C}.
Met vriendelijke groet,\\n{P}
Contactpersoon: {P}, telefoon {T}
{H}: {P}
{H}: {A}
{O}\\n{S}\\n{C}
De overeenkomst tussen {P} en {O} is getekend.
Mevrouw {L} heeft {A} betaald.
{P} is op {D} in {C} geboren.
Het bedrijf {O} zit in {C}.
Van {C} naar {C} met de trein.
Getekend door {P}`.split("\n"),
};

/** Language of the templates for a place's names; English if it has none. */
export function languageOf(locale: string): keyof typeof TEMPLATES {
  const language = locale.slice(0, 2);
  return language in TEMPLATES ? language : "en";
}
