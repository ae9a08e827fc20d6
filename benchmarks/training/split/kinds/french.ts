import { type Lexicon, lexicon } from "./lexicon.ts";

export const FRENCH: Lexicon = lexicon({
  dear: "Madame, Monsieur,|Monsieur Delorme,|Chère Madame Vasseur,|Cher client,|Madame la Directrice,|Messieurs,",
  closing:
    "Veuillez agréer, Madame, Monsieur, nos salutations distinguées.|Cordialement,|Bien cordialement|Je vous prie d’agréer l’expression de mes sentiments les meilleurs.|Sincères salutations",
  enclosure: "Pièce jointe|P.J. : 2|Annexe|PJ : tarif",
  subject:
    "Objet : votre courrier de lundi|Objet : changement d’adresse|Objet : résiliation|Réf. : dossier 118|Invitation à la réunion d’automne",
  prose:
    "Nous avons bien reçu votre courrier de lundi.|Nous regrettons la gêne occasionnée.|Les travaux de toiture débuteront la deuxième semaine de mai.|Merci de nous indiquer avant la fin du mois si cette date vous convient.|Comme convenu par téléphone, nous avons déplacé le rendez-vous.|Nos bureaux seront fermés entre les fêtes.|Je vous prie de bien vouloir réexaminer le dossier.|Vous n’avez aucune démarche à effectuer.|Nous restons à votre disposition pour toute question.|Vous trouverez ci-joint les documents demandés.",
  names: "Claire Vasseur|Hugo Delorme|Inès Haddad|Luc Bertin|Noémie Carlier|Paul Lemaire",
  firms:
    "Menuiserie du Lac SARL|Delorme & Fils|Banque du Vallon SA|Eaux de l’Isère|Atelier Argile|Outils Carlier SAS|Clinique du Parc|Papeterie Bertin",
  streets: "14, rue des Tisserands|6, quai du Canal|203, avenue du Verger|BP 112|8, place de la Mairie",
  towns: "38000 Grenoble|69003 Lyon|44000 Nantes|31200 Toulouse|59800 Lille",
  months: "janvier|mars|avril|juin|septembre|novembre",
  page: "Page|page|p.",
  goods:
    "Planche de chêne 20 mm|Tube de cuivre 3 m|Serviettes blanches|Conseil, à l’heure|Roulement 6204|Papier A4|Tuyau d’arrosage|Huile d’olive 5 l|Filtre de rechange|Pose sur site|Frais de port",
  number: "N°|Numéro|Notre réf.|Réf.",
  date: "Date|Le|Date d’émission",
  customer: "N° client|Client|Code client|Destinataire",
  invoice: "FACTURE|Facture|Facture n° 2024-118|Note d’honoraires|Facture de régularisation",
  goodsColumns:
    "Désignation,Qté,Prix unitaire HT,Montant HT|Article,Quantité,P.U.,Total|Prestation,Heures,Taux,Montant",
  subtotal: "Total HT|Sous-total|Montant HT",
  tax: "TVA 20 %|TVA 5,5 %|TVA",
  total: "Total TTC|Net à payer|Montant dû",
  payment:
    "Règlement à 30 jours.|Paiement par virement bancaire|IBAN FR76 3000 6000 0112 3456 7890 189|Pénalités de retard : 3 fois le taux légal|N° TVA FR 12 345678901|Échéance",
  order: "Bon de commande|COMMANDE|Commande|Confirmation de commande|Ordre d’achat",
  orderSays:
    "Veuillez nous livrer les articles suivants.|Adresse de livraison : porte 3|Date de livraison souhaitée|Merci de confirmer cette commande.|Acheteur|Fournisseur|Rappeler notre numéro de commande sur vos documents.",
  delivery: "Bon de livraison|BON DE LIVRAISON|Liste de colisage|Bordereau d’expédition",
  deliveryColumns:
    "Référence,Désignation,Quantité livrée,Unité|Article,Désignation,Commandé,Livré|Pos,Marchandise,Colis,Poids kg",
  deliverySays:
    "Marchandise reçue en bon état|Reçu par|Nombre de colis|Poids brut|Transporteur|Adresse de livraison|Date de livraison|Signature du destinataire",
  receiptSays:
    "Merci de votre visite|ESPÈCES|RENDU|CARTE BANCAIRE|TOTAL|Caisse 3|Ticket n° 4512|dont TVA|Table 12|À bientôt",
  statement: "Relevé de compte|RELEVÉ DE COMPTE|Relevé bancaire|Extrait de compte|Relevé de carte",
  statementColumns:
    "Date,Libellé,Débit,Crédit|Date,Opération,Valeur,Montant|Date,Nature de l’opération,Débit,Crédit,Solde",
  statementLabels:
    "Ancien solde|Nouveau solde|Solde initial|Solde final|Numéro de compte|Période|Report|Découvert autorisé|Total des mouvements",
  bookings:
    "Prélèvement Eaux de l’Isère|Paiement par carte|Virement loyer|Virement reçu|Retrait|Salaire|Intérêts|Frais de tenue de compte|Chèque 100231",
  contract:
    "CONTRAT|Contrat de bail|Contrat de travail|Contrat de prestation de services|Accord de confidentialité|Contrat de vente|Convention|Contrat de prêt",
  between:
    "Entre les soussignés|d’une part|d’autre part|ci-après dénommé « le Prestataire »|Il a été convenu ce qui suit|représentée par|et",
  clauses:
    "Objet du contrat|Durée et résiliation|Rémunération|Confidentialité|Responsabilité|Droit applicable|Dispositions diverses|Obligations des parties|Loyer|Garanties",
  legal:
    "Le Prestataire s’engage à exécuter les prestations avec soin.|Chacune des parties peut résilier le contrat moyennant un préavis de trois mois.|Toute modification du présent contrat doit être faite par écrit.|Le présent contrat est soumis au droit français.|Le locataire s’engage à user paisiblement des lieux loués.|Les parties conviennent de garder le secret.|En cas de manquement, l’autre partie pourra résilier de plein droit.",
  signature: "Signature|Fait à Lyon, le|Lu et approuvé|Pour le Client|Le bailleur",
  form: "Formulaire|Demande d’inscription|Formulaire de demande|Questionnaire|Déclaration de sinistre|Bulletin d’adhésion|Demande de carte",
  fields:
    "Nom|Prénom|Date de naissance|Adresse|Code postal|Téléphone|Courriel|Nationalité|Profession|Employeur|Coordonnées bancaires|Situation familiale|Nombre d’enfants|Motif de la demande|Immatriculation|Lieu de naissance|Signature du demandeur|Date",
  formSays:
    "À remplir en lettres capitales.|Cochez la case correspondante|Cadre réservé à l’administration|oui|non|À retourner au service.|Je certifie l’exactitude des renseignements.",
  report:
    "Rapport annuel|Rapport d’activité|Rapport d’inspection|Rapport trimestriel|Rapport d’expertise|Rapport d’étape",
  chapters:
    "Synthèse|Introduction|Contexte|Constats|Recommandations|Perspectives|Résultats financiers|Conclusion|Risques|Chiffres clés|Méthode",
  reporting:
    "Le chiffre d’affaires a progressé de 4 % par rapport à l’an dernier.|L’enquête porte sur 212 sites.|La figure 2 montre l’évolution depuis 2015.|Nous recommandons de poursuivre les mesures.|Le nombre de visiteurs a légèrement baissé au troisième trimestre.|L’inspection a relevé une légère corrosion.|Le tableau suivant présente les principaux résultats.|Des risques demeurent.",
  certificate:
    "CERTIFICAT|Attestation|Attestation de formation|Diplôme|Certificat de conformité|Attestation de présence",
  certifies:
    "certifie que|a suivi avec succès la formation|est décerné à|en reconnaissance de|Nous attestons que|avec mention|Valable jusqu’au|Fait pour servir et valoir ce que de droit|Certificat n°",
  cv: "Curriculum vitae|CV|Profil|Parcours",
  cvHeads:
    "Expérience professionnelle|Formation|Compétences|Langues|Centres d’intérêt|Diplômes|Expériences|Informations personnelles|Publications|Références",
  jobs: "Comptable|Assistante d’enseignement|Infirmier en réanimation|Licence de physique|Développeuse|Chef de projet|Apprenti menuisier|Master d’économie|Bénévole|Directrice des ventes|Anglais courant|Bureautique",
  abstract: "Résumé|Abstract|RÉSUMÉ",
  sections:
    "1 Introduction|2 État de l’art|3 Méthode|4 Expériences|5 Résultats|6 Discussion|7 Conclusion|Matériel et méthodes|Remerciements",
  scholarly:
    "Nous proposons une méthode qui estime la densité des martinets [3].|Les résultats montrent un effet significatif (p < 0,05).|Des travaux antérieurs (Brandt et al., 2019) montrent le contraire.|Le jeu de données comprend 1 204 échantillons.|Comme le montre la Fig. 3, l’erreur décroît.|Mots-clés : martinets, acoustique|Ces observations confirment [7, 12].",
  references:
    "[1] Brandt, O., Ito, K. (2019). Compter au crépuscule. Revue de terrain 12(3), p. 44–58.|[2] Adeyemi, G. et al. Apprendre de peu. 2021.|Rossi, M. (2020). Les microphones. doi:10.1000/xyz.112|[4] Lind, P. Notes sur les oiseaux. Springer, 2015.",
  minutes: "Procès-verbal|Compte rendu de réunion|PROCÈS-VERBAL|Procès-verbal de l’assemblée générale|Compte rendu",
  minuteLabels:
    "Présents|Excusés|Président de séance|Secrétaire|Ordre du jour|Début|Lieu|Prochaine réunion|Participants",
  minuteSays:
    "Le président ouvre la séance à 19 h.|Le procès-verbal de la dernière réunion est approuvé.|Il est décidé de réparer la clôture.|La résolution est adoptée avec deux abstentions.|M. Bertin présente les comptes.|Point 3 : élection du bureau|Questions diverses|La séance est levée à 21 h 15.",
  drawingLabels:
    "Échelle 1:50|Dessiné par|Vérifié|Indice|Feuille 1/3|Matière|Plan n°|Désignation|Date|Cotes en mm|Tolérance ±0,1|Approuvé|Coupe A-A|Rez-de-chaussée",
  parts: "Ø 12|R 5|120|45°|M8|2400|Détail B|350|Rep. 4|1:10|Cuisine|Bain|Entrée",
  slides: "Ordre du jour|Où en sommes-nous ?|Nos objectifs|Merci !|Questions ?|Le marché|Feuille de route|L’équipe",
  bullets:
    "Croissance dans toutes les régions|Trois nouveaux produits|Lancement au printemps|Réduire les coûts de 10 %|Recruter deux ingénieurs|Pilote avec cinq clients|Livraison plus rapide",
  mailLabels: "De :,À :,Envoyé :,Objet :|De :,Date :,À :,Cc :,Objet :",
  mailSays:
    "Bonjour Inès,|Bonjour à tous,|merci pour ta réponse rapide.|Voir ci-dessous.|Peut-on décaler l’appel à jeudi ?|Ci-joint le brouillon.|Bonne journée,|À bientôt,|Envoyé de mon téléphone|Le 4 mars 2025, Luc a écrit :|> Peux-tu m’envoyer les chiffres ?",
});
