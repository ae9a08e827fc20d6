import type { Phrases } from "./concept.ts";

/** Labels in French documents. */
export const fr: Phrases = {
  invoiceNumber:
    "numéro de facture|facture n°|n° de facture|n° facture|facture numéro|facture no|numéro facture|avoir n°|numéro de la facture|numéro d'avoir|facture|~n°|~numéro",
  orderNumber:
    "numéro de commande|commande n°|n° de commande|n° commande|bon de commande|votre commande|commande|réf commande|votre n° de commande|notre commande|bon de commande n°|réf de commande|ordre n°|n° d'ordre|référence commande",
  contractNumber:
    "numéro de contrat|contrat n°|n° de contrat|n° contrat|contrat|engagement|n° de bail|numéro de prêt|référence contrat|réf contrat|n° d'abonnement|convention n°",
  customerNumber:
    "numéro client|n° client|code client|client n°|numéro de client|réf client|référence client|votre numéro client|compte client|n° abonné|n° adhérent|numéro d'adhérent|votre référence client",
  deliveryNumber: "bon de livraison|n° bl|bl n°|bon de livraison n°",
  referenceNumber: "référence|réf|votre référence|notre référence|numéro de dossier|dossier n°|n° dossier|code service",
  accountNumber:
    "numéro de compte|n° de compte|compte n°|compte|n° compte|référence compte|compte bancaire|numéro de compte bancaire",
  taxNumber: "numéro fiscal|siret|siren|n° siret|siret n°",
  registerNumber: "rcs|r.c.s|registre du commerce|n° rcs",
  documentNumber: "numéro de document|document n°|pièce n°|n° pièce",
  articleNumber: "référence|réf|code article|code|réf article|référence article|réf produit",
  vatNumber:
    "n° tva|tva intracommunautaire|n° tva intracommunautaire|numéro de tva|tva intra|n° de tva|numéro tva|n° tva intra|tva n°|id tva|numéro de tva intracommunautaire",
  issueDate:
    "date de facture|date de facturation|date d'émission|date facture|date de la facture|date|émise le|facture du|date du document|émis le|établi le|édité le|date d'établissement|date d'édition|date de la pièce|date du relevé|~du|~le",
  dueDate:
    "date d'échéance|échéance|date limite de paiement|à payer avant le|date de paiement|échéance le|à régler avant le|payable le|date de prélèvement|prélèvement le|date limite|à payer le|prélevé le|délai de paiement|avant le",
  deliveryDate: "date de livraison|livré le|livraison|date de prestation|date d'exécution",
  orderDate: "date de commande|commande du|date commande|commandé le|date de la commande|commande passée le",
  birthDate: "date de naissance|né le|née le|né(e) le|naissance",
  startDate:
    "du|à partir du|début|date de début|date début|arrivée|date d'effet|valable du|valable à partir du|prise d'effet|début de contrat|début du bail|début de période|période du|à compter du|date de début du contrat|début de campagne|commence le",
  endDate:
    "au|jusqu'au|fin|date de fin|date fin|départ|date d'échéance du contrat|fin de contrat|fin du bail|fin de période|fin de validité|date de fin de contrat|fin de campagne|se termine le|date de clôture",
  period:
    "période|période de facturation|durée|période de prestation|période de garantie|période de validité|validité|période de location|séjour|dates|exercice|période de paie|période de diffusion|durée de validité",
  seller:
    "vendeur|fournisseur|émetteur|prestataire|société|magasin|expéditeur|créancier|société émettrice|entreprise|vendu par|nom du fournisseur",
  buyer:
    "acheteur|client|facturé à|adresse de facturation|destinataire|facturation|donneur d'ordre|nom du client|acquéreur|débiteur|client facturé|titulaire|payeur|abonné",
  recipient:
    "livré à|adresse de livraison|livraison à|adresse de livraison :|destinataire|adresse du destinataire|lieu de livraison|livrer à|réceptionnaire",
  advertiser: "annonceur",
  agency: "agence",
  salesperson:
    "vendeur|commercial|représentant|conseiller|votre conseiller|chargé de clientèle|chargé d'affaires|caissier|vendu par",
  contact:
    "contact|interlocuteur|à l'attention de|votre contact|personne à contacter|votre interlocuteur|affaire suivie par|dossier suivi par|nom du contact",
  employer: "employeur",
  accountHolder:
    "titulaire|titulaire du compte|bénéficiaire|titulaire du contrat|nom du titulaire|au nom de|intitulé du compte",
  bank: "banque|domiciliation|domiciliation bancaire",
  gross:
    "total ttc|montant ttc|montant total|total à payer|net à payer|montant total ttc|total général|somme à payer|à payer|total facture|montant à payer|total t.t.c|net a payer ttc|~total|~montant",
  grossBeforeCommission: "montant brut|total brut|brut",
  net: "total ht|montant ht|sous-total|total hors taxes|total h.t|montant total ht|montant hors taxe|total net ht|base ht|sous total|total ht net|total hors taxe|~net",
  tax: "tva|total tva|montant tva|taxe|taxes|t.v.a|montant de la tva|total taxes|dont tva|montant de tva",
  due: "reste à payer|net à payer|solde dû|solde à payer|montant à payer|montant dû|à régler|somme due|reste dû|net à régler",
  discount: "remise|escompte|réduction|rabais|total remise",
  shipping: "frais de port|port|livraison|transport|frais de livraison",
  paid: "payé|acompte|acomptes|déjà réglé|espèces|montant payé|réglé",
  change: "rendu|rendu monnaie",
  rounding: "arrondi",
  unitPrice: "prix unitaire|p.u|pu|pu ht|p.u. ht|prix unitaire ht|prix|prix unit|pu net|prix u ht|p u h t",
  lineTotal: "montant|montant ht|total|total ht|prix total|montant net|total ligne|montant h.t|total net|p t h t",
  balance: "solde|nouveau solde",
  debit: "débit",
  credit: "crédit",
  taxRate: "taux tva|taux|tva|tva %|% tva|taux de tva",
  discountRate: "remise %|% remise",
  description:
    "désignation|description|libellé|article|produit|prestation|intitulé|détail|nom|nature de l'opération|objet",
  quantity: "quantité|qté|nombre|nb|qte|quant|heures",
  unit: "unité|u|unités",
  position: "position|pos|ligne|rang|place",
  currency: "devise|monnaie|code devise",
  iban: "iban",
  bic: "bic|swift|code bic|bic/swift",
  mail: "email|e-mail|courriel|mail|mél|adresse électronique",
  phone: "téléphone|tél|tel|portable|mobile|numéro de téléphone|n° de téléphone|tél portable|service client|tél fixe",
  fax: "fax|télécopie|télécopieur",
  web: "site web|site internet|site|web",
  address: "adresse|siège social|adresse postale",
  name: "nom|nom complet|nom et prénom|raison sociale",
  product: "objet|modèle|marque|produit|campagne|désignation du produit",
  place: "ville|lieu|localité|commune|lieu d'exécution",
  country: "pays|pays d'origine|nationalité",
  paymentTerms: "conditions de paiement|conditions de règlement|modalités de paiement",
  payment: "mode de paiement|mode de règlement|modes de règlement|moyen de paiement|règlement",
  remarks:
    "remarques|remarque|commentaire|commentaires|note|notes|observations|informations complémentaires|consignes|instructions",
  page: "page",
  experience: "expérience professionnelle|expériences professionnelles|expérience|parcours professionnel",
  education: "formation|formations|études|diplômes",
  skills: "compétences|compétences techniques|savoir-faire",
  languages: "langues",
  certifications: "certifications|distinctions|prix|affiliations",
  publications: "publications|articles",
  summary: "profil|résumé|à propos",
  policyNumber:
    "numéro de police|n° de police|police n°|n° contrat|contrat n°|numéro de contrat|police d'assurance n°|n° d'assuré",
};
